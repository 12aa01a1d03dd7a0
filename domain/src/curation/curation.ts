import type { Instant } from '../contract.ts';

/** `curationTickets/{id}`: demos of one language that wait for an engineer. */
export interface CurationTicket {
  readonly id: string;
  readonly language: string;
  /** Agencies of the talents it is about: whose engineers may take it. */
  readonly agencyIds: readonly string[];
  readonly status: 'open' | 'closed';
  readonly talents: number;
  readonly totalAudioDemos: number;
  /** Engineer who took it; null while it is available. */
  readonly assignedTo: string | null;
  readonly assignedAt: Instant | null;
  readonly createdAt: Instant;
}

/** `demoDossiers/{demoId}`: what engineers noted of a demo. */
export interface DemoDossier {
  readonly id: string;
  readonly demoId: string;
  readonly talentId: string;
  readonly agencyIds: readonly string[];
  readonly status: 'pending' | 'patched';
  readonly comment: string;
}
