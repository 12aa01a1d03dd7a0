import type { Instant } from '../contract.ts';

/** `talentDossiers/{agencyId}_{talentId}`: what an agency's people and its engineers noted of a talent. */
export interface TalentDossier {
  readonly id: string;
  readonly agencyId: string;
  readonly talentId: string;
  readonly comment: string;
  /** Uid of whoever wrote last. */
  readonly updatedBy: string;
  /** The version that an edit is compared with. */
  readonly updatedAt: Instant;
}
