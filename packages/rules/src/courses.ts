// What teaches the games: lessons, loaded when somebody learns, guides and what is first met, loaded at a table, and
// the examples in the rules.

import type { AnyCourse, AnyExamples, AnyFirsts, AnyGuide } from './lesson.ts';

const COURSES: Readonly<Record<string, () => Promise<unknown>>> = {
  waves: async () => (await import('./waves/lessons/course.ts')).course,
  'rolling-with-the-waves': async () => (await import('./rolling-with-the-waves/lessons/course.ts')).course,
  'rolling-seas': async () => (await import('./rolling-seas/lessons/course.ts')).course,
  'waves-of-fortune': async () => (await import('./waves-of-fortune/lessons/course.ts')).course,
  'rattle-battle': async () => (await import('./rattle-battle/lessons/course.ts')).course,
};

export const COURSE_IDS: readonly string[] = Object.keys(COURSES);

/** Null for a game that has no course. */
export async function loadCourse(id: string): Promise<AnyCourse | null> {
  const load = Object.hasOwn(COURSES, id) ? COURSES[id] : undefined;
  return load ? ((await load()) as AnyCourse) : null;
}

const GUIDES: Readonly<Record<string, () => Promise<unknown>>> = {
  waves: async () => (await import('./waves/lessons/guide.ts')).guide,
  'rolling-with-the-waves': async () => (await import('./rolling-with-the-waves/lessons/guide.ts')).guide,
  'rolling-seas': async () => (await import('./rolling-seas/lessons/guide.ts')).guide,
  'waves-of-fortune': async () => (await import('./waves-of-fortune/lessons/guide.ts')).guide,
  'rattle-battle': async () => (await import('./rattle-battle/lessons/guide.ts')).guide,
};

/** Null for a game that has no guide. */
export async function loadGuide(id: string): Promise<AnyGuide | null> {
  const load = Object.hasOwn(GUIDES, id) ? GUIDES[id] : undefined;
  return load ? ((await load()) as AnyGuide) : null;
}

const FIRSTS: Readonly<Record<string, () => Promise<unknown>>> = {
  waves: async () => (await import('./waves/lessons/firsts.ts')).firsts,
  'rolling-with-the-waves': async () => (await import('./rolling-with-the-waves/lessons/firsts.ts')).firsts,
  'rolling-seas': async () => (await import('./rolling-seas/lessons/firsts.ts')).firsts,
  'waves-of-fortune': async () => (await import('./waves-of-fortune/lessons/firsts.ts')).firsts,
  'rattle-battle': async () => (await import('./rattle-battle/lessons/firsts.ts')).firsts,
};

/** Null for a game in which nothing is explained when it is first met. */
export async function loadFirsts(id: string): Promise<AnyFirsts | null> {
  const load = Object.hasOwn(FIRSTS, id) ? FIRSTS[id] : undefined;
  return load ? ((await load()) as AnyFirsts) : null;
}

const EXAMPLES: Readonly<Record<string, () => Promise<unknown>>> = {
  waves: async () => (await import('./waves/lessons/examples.ts')).examples,
  'rolling-with-the-waves': async () => (await import('./rolling-with-the-waves/lessons/examples.ts')).examples,
  'rolling-seas': async () => (await import('./rolling-seas/lessons/examples.ts')).examples,
  'waves-of-fortune': async () => (await import('./waves-of-fortune/lessons/examples.ts')).examples,
  'rattle-battle': async () => (await import('./rattle-battle/lessons/examples.ts')).examples,
};

/** Null for a game that has none. */
export async function loadExamples(id: string): Promise<AnyExamples | null> {
  const load = Object.hasOwn(EXAMPLES, id) ? EXAMPLES[id] : undefined;
  return load ? ((await load()) as AnyExamples) : null;
}

const RULE_PIECES: Readonly<Record<string, () => Promise<Readonly<Record<string, readonly string[]>>>>> = {
  waves: async () => (await import('./waves/lessons/rulePieces.ts')).rulePieces,
  'rolling-with-the-waves': async () => (await import('./rolling-with-the-waves/lessons/rulePieces.ts')).rulePieces,
  'rolling-seas': async () => (await import('./rolling-seas/lessons/rulePieces.ts')).rulePieces,
  'waves-of-fortune': async () => (await import('./waves-of-fortune/lessons/rulePieces.ts')).rulePieces,
  'rattle-battle': async () => (await import('./rattle-battle/lessons/rulePieces.ts')).rulePieces,
};

/** The words by which RULES.md names pieces, in English, by piece. */
export const loadRulePieces = async (id: string): Promise<Readonly<Record<string, readonly string[]>>> =>
  Object.hasOwn(RULE_PIECES, id) ? RULE_PIECES[id]!() : {};

const RULES_OF_EVENTS: Readonly<Record<string, () => Promise<Readonly<Record<string, string>>>>> = {
  waves: async () => (await import('./waves/lessons/ruleOfEvent.ts')).RULE_OF_EVENT,
  'rolling-with-the-waves': async () => (await import('./rolling-with-the-waves/lessons/ruleOfEvent.ts')).RULE_OF_EVENT,
  'rolling-seas': async () => (await import('./rolling-seas/lessons/ruleOfEvent.ts')).RULE_OF_EVENT,
  'waves-of-fortune': async () => (await import('./waves-of-fortune/lessons/ruleOfEvent.ts')).RULE_OF_EVENT,
  'rattle-battle': async () => (await import('./rattle-battle/lessons/ruleOfEvent.ts')).RULE_OF_EVENT,
};

/** By type of event: the paragraph of RULES.md behind its line of the log. */
export const loadRuleOfEvent = async (id: string): Promise<Readonly<Record<string, string>>> =>
  Object.hasOwn(RULES_OF_EVENTS, id) ? RULES_OF_EVENTS[id]!() : {};
