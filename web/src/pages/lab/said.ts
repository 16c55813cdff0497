/** The words of the lab, which come with its page. */

import { add } from "../../words";
import english from "./words.en.ftl?raw";
import french from "./words.fr.ftl?raw";

add(french, english);
