import type { Instant } from '../contract.ts';

/** `talentDossiers/{agencyId}_{talentId}`: notes on a talent by an agency's people and engineers. */
export interface TalentDossier {
  readonly id: string;
  readonly agencyId: string;
  readonly talentId: string;
  readonly comment: string;
  /** Uid of the last editor. */
  readonly updatedBy: string;
  /** Compared with the edited version. */
  readonly updatedAt: Instant;
}
