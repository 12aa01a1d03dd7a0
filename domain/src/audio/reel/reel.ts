/** A stretch of a recording. */
export interface Span {
  readonly startMs: number;
  readonly endMs: number;
}

/** Takes that the requirements ask for. */
export const TAKES_ASKED = 3;
/** Limits of the takes in one recording. */
export const TAKES_MAX = 6;
export const TAKE_MIN_MS = 500;

/** Advice on a recording's takes, with the values of its sentence. Takes count from 1. */
export type ReelFinding =
  | { readonly code: 'takesFound'; readonly found: number; readonly asked: number }
  | { readonly code: 'shorterTake'; readonly take: number; readonly seconds: number }
  | { readonly code: 'slate'; readonly atMs: number }
  | { readonly code: 'longSilence'; readonly take: number; readonly seconds: number }
  | { readonly code: 'talkAfter'; readonly atMs: number };

/** The takes of a recording, and what else was heard. */
export interface Reel {
  readonly takes: readonly Span[];
  /** Talk before the first take, such as a name. */
  readonly slate?: Span;
  readonly findings: readonly ReelFinding[];
}
