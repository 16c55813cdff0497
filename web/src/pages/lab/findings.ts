/** What the figures of a study say for sure, in sentences: nothing that an interval does not carry. */

import { shelf, valueWords } from "../../parts/shelf.svelte";
import { t } from "../../t.svelte";
import type { OptionFacts, SettingFacts, StudyDifference, StudyFacts } from "../../wire";
import { valueOf, type Values } from "../seating";
import { asLevel, letter, touched, type Experiment } from "./experiment";
import { digitsFor, either, figure, finest, percent, together, withSign } from "./figures";

const ENOUGH = 200; // games by each setting, before anything is said
export type Measure = StudyDifference["what"];
export const MEASURES: Measure[] = ["turns", "winner", "lead", "first"];

/** Whether there are games enough to say something. */
export function enough({ settings }: StudyFacts): boolean {
  return settings.length > 0 && settings.every(({ games, capped }) => games - capped >= ENOUGH);
}

/** The question that an experiment asks. */
export function questionOf(experiment: Experiment): string {
  const { game, seats, columns } = experiment;
  const options = shelf.of(game)?.options ?? [];
  const changes = touched(experiment, options);
  const [option, more] = changes;
  const title = shelf.title(game);
  if (!option) return t("lab-how-is-it", { game: title, seats });
  if (more) return t("lab-what-if-several", { count: changes.length, game: title });
  const values = [...new Set(columns.map((values) => valueOf(option, values)))];
  const words = values.map((value) => valueWords(option, value));
  if (values.length > 2) return t("lab-which", { option: option.called, values: either(words) });
  const [a = "", b = a] = values;
  if (values.length === 1) return t("lab-only", { option: option.called, value: words[0] ?? "" });
  if (option.kind === "switch")
    return t(b === "yes" ? "lab-what-if-with" : "lab-what-if-without", { option: option.called });
  return t("lab-what-if", {
    name: option.name,
    option: option.called,
    a: valueWords(option, a),
    b: valueWords(option, b),
  });
}

/** A bot by its level, if it is one that was measured; otherwise by its kind. */
export function botWords({ game, seats }: Experiment, bot: string): string {
  const levels = shelf.of(game)?.levels ?? [];
  const level = asLevel(levels, seats, bot);
  const measured = levels.some(({ name }) => name === level);
  return measured ? t("level-name", { level }) : t("bot-kind", { bot });
}

/** A setting in a few words: its value, or, where several things change, what is unlike the rule. */
export function settingWords(values: Values, changes: OptionFacts[]): string {
  const said = changes.map((option) => ({ option, value: valueOf(option, values) }));
  const words = said.map(({ option, value }) => valueWords(option, value));
  if (said.length === 1) return words.join();
  const unlike = said.flatMap(({ option, value }, at) =>
    value === option.default
      ? []
      : [t("lab-option-is", { option: option.called, value: words[at] ?? "" })],
  );
  return unlike.join(", ") || t("lab-as-rule");
}

const differenceOf = (setting: SettingFacts, what: Measure) =>
  setting.differences.find((each) => each.what === what);

/** The letters of the settings of which something is so. */
function those(settings: SettingFacts[], so: (setting: SettingFacts) => boolean): string[] {
  return settings.flatMap((setting, at) => (so(setting) ? [letter(at)] : []));
}

/** Settings in which a measure is surely more than in A, and surely less. */
function moved(settings: SettingFacts[], what: Measure): { more: string[]; less: string[] } {
  const sure = (sign: number) => (setting: SettingFacts) => {
    const difference = differenceOf(setting, what);
    return Boolean(difference?.tells) && sign * (difference?.by.mean ?? 0) > 0;
  };
  return { more: those(settings, sure(1)), less: those(settings, sure(-1)) };
}

export function lengthTitle(facts: StudyFacts): string {
  const [first, second, third] = facts.settings;
  if (!first || !enough(facts)) return t("lab-length");
  if (!second) return alike(first) ?? t("lab-length-is", interval(first.length));
  const { more, less } = moved(facts.settings, "turns");
  if (!more.length && !less.length) return t("lab-length-same");
  const longer = more.length > 0;
  const [from, to] = [Math.round(first.median), Math.round(second.median)];
  if (!third && from !== to && to > from === longer)
    return t(longer ? "lab-length-grows" : "lab-length-shrinks", { from, to });
  return apart("length", more, less);
}

/** Some games always take as long. */
function alike({ length }: SettingFacts): string | null {
  return length.low === length.high ? t("lab-length-always", { turns: figure(length.mean) }) : null;
}

/** What is more in some settings and less in others than in A. */
function apart(what: "length" | "winner", more: string[], less: string[]): string {
  const told = [];
  if (more.length) told.push(t(`lab-${what}-more`, { in: together(more) }));
  if (less.length) told.push(t(`lab-${what}-less`, { in: together(less) }));
  return told.join(" ");
}

function interval(by: { mean: number; low: number; high: number }) {
  const digits = finest(by);
  const [mean, low, high] = [by.mean, by.low, by.high].map((each) => figure(each, digits));
  return { mean: mean ?? "", low: low ?? "", high: high ?? "" };
}

/** Where starting surely helps, and where it surely harms. */
export function orderTitle(facts: StudyFacts): string {
  const { settings, seats } = facts;
  if (!enough(facts)) return t("lab-order");
  const helps = those(settings, ({ order: [first] }) => (first?.low ?? 0) > 1 / seats);
  const harms = those(settings, ({ order: [first] }) => (first?.high ?? 1) < 1 / seats);
  if (settings.length === 1)
    return t(helps.length ? "lab-order-helps" : harms.length ? "lab-order-harms" : later(facts));
  if (!helps.length && !harms.length) return t(later(facts));
  if (helps.length === settings.length) return t("lab-order-helps-all");
  if (harms.length === settings.length) return t("lab-order-harms-all");
  const told = [];
  if (helps.length) told.push(t("lab-order-helps-in", { in: together(helps) }));
  if (harms.length) told.push(t("lab-order-harms-in", { in: together(harms) }));
  return told.join(" ");
}

/**
 * The first may be neither better nor worse off, and somebody else be. Of many shares one lies outside
 * its own interval by chance, so the server looks at all of them together.
 */
function later({ settings }: StudyFacts): "lab-order-later" | "lab-order-none" {
  return settings.some(({ later }) => later) ? "lab-order-later" : "lab-order-none";
}

export function spreadTitle(facts: StudyFacts): string {
  const { settings } = facts;
  const [, low, , high] = settings[0]?.points[0]?.quantiles ?? [];
  if (!enough(facts) || low === undefined || high === undefined) return t("lab-points");
  if (settings.length === 1)
    return low === high
      ? t("lab-points-is", { points: figure(low) })
      : t("lab-points-are", { low: figure(low), high: figure(high) });
  const { more, less } = moved(settings, "winner");
  return more.length || less.length ? apart("winner", more, less) : t("lab-winner-same");
}

export function differenceTitle(facts: StudyFacts, at: number): string {
  const setting = facts.settings[at];
  const named = { letter: letter(at) };
  if (!setting || !enough(facts)) return t("lab-minus", named);
  const sure = setting.differences.filter(({ tells }) => tells).map(({ what }) => measured(what));
  if (!sure.length) return t("lab-nothing-sure", named);
  return t("lab-surely", { ...named, what: together(sure) });
}

export const measured = (what: Measure): string => t(`lab-measure-${what}`);

/** A difference, in what it is counted in. */
export function counted({ what, by }: StudyDifference): {
  mean: string;
  low: string;
  high: string;
} {
  const factor = what === "first" ? 100 : 1;
  const scaled = { mean: by.mean * factor, low: by.low * factor, high: by.high * factor };
  const digits = digitsFor(Math.max(Math.abs(scaled.mean), scaled.high - scaled.low));
  const [mean = "", low = "", high = ""] = [scaled.mean, scaled.low, scaled.high].map((each) =>
    withSign(each, digits),
  );
  return { mean, low, high };
}

export interface Saying {
  text: string;
  kind: "sure" | "unsure" | "given-up";
}

const SAID = 4; // sentences, besides games given up; of several settings there may be some more
const MOST = 6;

/** What it says: what is sure first, and what these games do not tell. */
export function sayings(facts: StudyFacts): Saying[] {
  const given = facts.settings.flatMap(({ capped, games }, at): Saying[] =>
    capped
      ? [{ kind: "given-up", text: t("lab-given-up", { capped, games, letter: letter(at) }) }]
      : [],
  );
  if (!enough(facts)) return [{ kind: "unsure", text: t("lab-too-early") }, ...given];
  const said = facts.settings.length > 1 ? compared(facts) : described(facts);
  const sure = said.filter(({ kind }) => kind === "sure").slice(0, MOST);
  const unsure = said.filter(({ kind }) => kind === "unsure");
  return [...sure, ...unsure.slice(0, Math.max(1, SAID - sure.length)), ...given];
}

const nothing = ({ by }: StudyDifference) => by.low === by.high && !by.mean;

function compared({ settings }: StudyFacts): Saying[] {
  return settings.flatMap((setting, at): Saying[] => {
    const { differences } = setting;
    const games = figure(setting.games);
    if (differences.length && differences.every(nothing))
      return [{ kind: "sure", text: t("lab-says-alike", { letter: letter(at), games }) }];
    return differences
      .filter((difference) => !nothing(difference))
      .map((difference): Saying => {
        const { what, tells, needed, by } = difference;
        const { low, high, mean } = counted(difference);
        const about = { letter: letter(at), low, high };
        if (tells)
          return {
            kind: "sure",
            text: t(`lab-says-${what}`, {
              ...about,
              mean: mean.replace(/^[+−]/, ""),
              way: by.mean > 0 ? "more" : "less",
            }),
          };
        const facts = { ...about, games, what: measured(what), needed: figure(needed) };
        return { kind: "unsure", text: t(needed ? "lab-unsure-needed" : "lab-unsure", facts) };
      });
  });
}

function described({ settings, seats }: StudyFacts): Saying[] {
  const [setting] = settings;
  const [first] = setting?.order ?? [];
  if (!setting || !first) return [];
  const [low, high] = [percent(first.low, 1), percent(first.high, 1)];
  const share = { share: percent(first.mean, 1), low, high, fair: percent(1 / seats, 1) };
  const clear = first.low > 1 / seats || first.high < 1 / seats;
  return [
    { kind: "sure", text: alike(setting) ?? t("lab-says-length", interval(setting.length)) },
    { kind: clear ? "sure" : "unsure", text: t(clear ? "lab-says-share" : "lab-says-fair", share) },
  ];
}
