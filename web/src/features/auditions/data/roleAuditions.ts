import { getLatestRounds, getRound, type AuditionEntry } from '@domain/auditions/auditions.ts';
import { applyExtension, type AuditionDossier } from '@domain/auditions/dossier.ts';

/** A voice's audition for a role: its last round. */
export interface RoleAudition {
  /** For staff, as its talent has it. */
  readonly entry: AuditionEntry;
  /** Takes of earlier rounds, the latest first. */
  readonly former: readonly AuditionEntry[];
  /** Absent for clients, and while the agency has no data of its own. */
  readonly dossier: AuditionDossier | undefined;
  /** Whether its take waits for the agency. */
  readonly isHeld: boolean;
  readonly canBeCalledBack: boolean;
}

/** Returns the auditions for a role, one per talent. */
export const getRoleAuditions = (
  entries: readonly AuditionEntry[],
  dossiers: readonly AuditionDossier[],
): readonly RoleAudition[] =>
  getLatestRounds(entries).map((stored) => {
    const dossier = dossiers.find(({ id }) => id === stored.id);
    const entry = applyExtension(stored, dossier);
    const isSent = entry.status === 'uploaded';

    return {
      entry,
      former: entries
        .filter(({ id, talentId, status }) => {
          const isOther = talentId === entry.talentId && id !== entry.id;
          return isOther && status === 'uploaded';
        })
        .sort((a, b) => getRound(b) - getRound(a)),
      dossier,
      isHeld: !isSent && entry.status !== 'cancelled' && Boolean(dossier?.take),
      canBeCalledBack: isSent && !entry.cancelledAt,
    };
  });
