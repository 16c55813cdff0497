/** The lab of this page: an experiment, and the study that is made of it. */

import { beginStudy, stopStudy, study as ask, Trouble } from "../../api";
import { still } from "../../look/motion";
import { poll } from "../../poll";
import { go, restate } from "../../route.svelte";
import { shelf } from "../../parts/shelf.svelte";
import type { StudyFacts } from "../../wire";
import { wishes } from "../../wishes.svelte";
import {
  addressOf,
  askOf,
  experimentIn,
  experimentOf,
  reseeded,
  settingsOf,
  type Experiment,
} from "./experiment";

const EVERY = 1000; // milliseconds
const EVERY_STILL = 5000; // where nothing shall move

export class Lab {
  experiment = $state.raw<Experiment>(experimentIn(""));
  facts = $state.raw<StudyFacts | null>(null);
  trouble = $state.raw<Trouble | null>(null);
  /** It was asked for, and the answer is not there yet. */
  asking = $state(false);

  constructor(search: string) {
    this.experiment = experimentIn(search);
  }

  get options() {
    return shelf.of(this.experiment.game)?.options ?? [];
  }

  get ongoing(): boolean {
    return this.facts?.state === "waiting" || this.facts?.state === "running";
  }

  /** The study was made by rules that have changed since. */
  get old(): boolean {
    const game = this.facts && shelf.of(this.facts.game);
    return Boolean(game && this.facts && game.rules !== this.facts.rules);
  }

  /** The page was given another address. */
  arrive(search: string): void {
    const there = experimentIn(search);
    if (addressOf(there) === addressOf(this.experiment)) return;
    if (there.study !== this.experiment.study) [this.facts, this.trouble] = [null, null];
    this.experiment = there;
  }

  /** Another experiment: what was found belongs to the one before, which is one step back. */
  change(change: Partial<Experiment>): void {
    const before = this.experiment;
    this.experiment = { ...before, study: "", name: "", ...change };
    this.trouble = null;
    if (before.study) {
      this.facts = null;
      go(addressOf(this.experiment));
    } else restate(addressOf(this.experiment));
  }

  /** What somebody calls it is no other experiment. */
  call(name: string): void {
    this.experiment = { ...this.experiment, name };
    restate(addressOf(this.experiment));
  }

  set(column: number, option: string, value: string): void {
    const columns = this.experiment.columns.map((values, at) =>
      at === column ? { ...values, [option]: value } : values,
    );
    this.change({ columns });
  }

  /** Ask for it; what was stopped goes on. */
  async run(): Promise<void> {
    if (this.asking || this.ongoing) return;
    const settings = settingsOf(this.experiment, this.options);
    const columns = settings.length > 1 ? settings : [settings[0] ?? {}, {}];
    const asked = { ...this.experiment, columns };
    this.asking = true;
    await this.learn(beginStudy(askOf(asked, this.options), wishes.lang), (facts) => {
      this.experiment = { ...asked, study: facts.study, seats: facts.seats };
      go(addressOf(this.experiment), true);
    });
    this.asking = false;
  }

  /** The same with other luck. */
  runAnew(): Promise<void> {
    this.change({ seed: reseeded(this.experiment.seed) });
    return this.run();
  }

  async stop(): Promise<void> {
    if (!this.facts || this.asking) return;
    this.asking = true;
    await this.learn(stopStudy(this.facts.study, wishes.lang));
    this.asking = false;
  }

  /** Look on until nobody looks any more. */
  watch(): () => void {
    return poll(
      async () => {
        const { study } = this.experiment;
        const wanted = study && (this.facts?.study !== study || this.ongoing);
        const lost = this.trouble && this.trouble.code !== "offline";
        if (!wanted || this.asking || lost) return;
        await this.learn(ask(study, wishes.lang), (facts) => {
          // An address may name the study alone.
          if (!this.experiment.game) this.experiment = experimentOf(facts, this.experiment.name);
        });
      },
      still() ? EVERY_STILL : EVERY,
    );
  }

  private async learn(
    question: Promise<StudyFacts>,
    then: (facts: StudyFacts) => void = () => {},
  ): Promise<void> {
    const { study } = this.experiment;
    try {
      const facts = await question;
      if (this.experiment.study !== study) return; // meanwhile it is about something else
      then(facts);
      [this.facts, this.trouble] = [facts, null];
    } catch (problem) {
      if (!(problem instanceof Trouble)) throw problem;
      this.trouble = problem;
    }
  }
}
