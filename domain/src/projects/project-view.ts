import type { ProjectUsage } from '../pricing/project-usage.ts';
import type { Serialised } from '../contract.ts';
import type { Project } from './projects.ts';

/** A demo on a shortlist of a project, with an address that plays it until `expiresAt` (ISO). */
export interface DemoUrl {
  readonly castingId: string;
  readonly voiceId: string;
  readonly demoId: string;
  readonly talentId: string;
  readonly demoSignedUrl: string;
  readonly expiresAt: string;
}

/** Most demos whose addresses come with a project; each casting's own list tells the others. */
export const DEMO_URLS_MAX = 500;

/** A project with its licences and, on request, playable shortlisted demos. */
export type ProjectView = Serialised<Project> &
  ProjectUsage & {
    readonly demos?: readonly DemoUrl[];
    /** Whether it has more than `demos` tells. */
    readonly hasMoreDemos?: boolean;
  };
