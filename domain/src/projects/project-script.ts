import type { Instant } from '../contract.ts';

/** Longest text of a project's script, in characters. */
export const PROJECT_SCRIPT_MAX = 20_000;

/** `projectScripts/{projectId}`: the script of an express project, before auditions have their own. */
export interface ProjectScript {
  readonly id: string;
  readonly projectId: string;
  readonly agencyId: string;
  readonly text: string;
  /** Id of its PDF; null: none. */
  readonly scriptPdf: string | null;
  /** Path of its PDF in the bucket. */
  readonly scriptPath: string | null;
  /** Raised with every change, from 1. */
  readonly version: number;
  /** Uid of the real user. */
  readonly writtenBy: string;
  readonly writtenAt: Instant;
}

/** A project's script, as its client and the agency read it. */
export interface ShownProjectScript extends Pick<ProjectScript, 'text' | 'scriptPdf' | 'version'> {
  /** ISO, UTC. */
  readonly writtenAt: string;
}
