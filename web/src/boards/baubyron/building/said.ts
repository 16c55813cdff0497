/** The words of building, together or in the workshop. */

import { add } from "../../../words";
import "../said";
import english from "./words.en.ftl?raw";
import french from "./words.fr.ftl?raw";

add(french, english);
