/** The words of the workshop, which come with its page. */

import "../../boards/baubyron/building/said";
import { add } from "../../words";
import english from "./words.en.ftl?raw";
import french from "./words.fr.ftl?raw";

add(french, english);
