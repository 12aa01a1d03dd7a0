import { getLatestRounds, getRound, type AuditionEntry } from '@domain/auditions/auditions.ts';
import { applyExtension, type AuditionDossier } from '@domain/auditions/dossier.ts';
import { getTakeState, type TakeState } from '@domain/auditions/transitions.ts';

/** A voice's audition for a role: its last round. */
export interface RoleAudition {
  /** For staff, as its talent has it. */
  readonly entry: AuditionEntry;
  /** Takes of earlier rounds, the latest first. */
  readonly former: readonly AuditionEntry[];
  /** Absent for clients, and while the agency has no data of its own. */
  readonly dossier: AuditionDossier | undefined;
  readonly state: TakeState;
}

/** Returns the auditions for a role, one per talent. */
export const getRoleAuditions = (
  entries: readonly AuditionEntry[],
  dossiers: readonly AuditionDossier[],
  now: number,
): readonly RoleAudition[] =>
  getLatestRounds(entries).map((stored) => {
    const dossier = dossiers.find(({ id }) => id === stored.id);
    const entry = applyExtension(stored, dossier);

    return {
      entry,
      former: entries
        .filter(({ id, talentId, status }) => {
          const isOther = talentId === entry.talentId && id !== entry.id;
          return isOther && status === 'uploaded';
        })
        .sort((a, b) => getRound(b) - getRound(a)),
      dossier,
      state: getTakeState(entry, Boolean(dossier?.take), now),
    };
  });
