/** The words of Baubyron, the rules' own and those of its board; for the table and the workshop. */

import english from "../../../../src/baronnies/games/baubyron/words.en.ftl?raw";
import french from "../../../../src/baronnies/games/baubyron/words.fr.ftl?raw";
import { add } from "../../words";
import ownEnglish from "./words.en.ftl?raw";
import ownFrench from "./words.fr.ftl?raw";

add(french, english);
add(ownFrench, ownEnglish);
