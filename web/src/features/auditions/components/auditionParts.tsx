import type { ReactNode } from 'react';
import type { AuditionEntry } from '@domain/auditions/auditions.ts';
import { takeTransitions, type TakeTransition } from '@domain/auditions/transitions.ts';
import { isAllowed, PRODUCERS } from '@domain/transitions.ts';
import type { TakeTalk } from '../../../common/board/useColleagues.ts';
import type { Recording } from '../../../common/voices/VoiceRecording.tsx';
import type { FormatText } from '../../../i18n/useText.ts';
import type { RoleAudition } from '../data/roleAuditions.ts';
import { AuditionNote } from './AuditionNote.tsx';
import { AuditionState } from './AuditionState.tsx';
import { FormerRounds } from './FormerRounds.tsx';
import { HeldActions } from './HeldActions.tsx';
import { TakeActions } from './TakeActions.tsx';
import { takeRecording } from './takeRecording.tsx';

interface Role {
  readonly castingId: string;
  readonly character: string;
  /** All auditions for the role. */
  readonly auditions: readonly RoleAudition[];
  readonly now: number;
  /** Comments on the takes. */
  readonly talk: TakeTalk;
  readonly text: FormatText;
}

interface AuditionParts {
  readonly state: ReactNode;
  readonly note: ReactNode;
  /** Undefined: there is no take to hear. */
  readonly take: { readonly recording: Recording; readonly actions: ReactNode } | undefined;
}

/** Returns an entry with the take that it has, or that the agency holds. */
const getHeard = ({ entry, dossier, state }: RoleAudition): AuditionEntry =>
  state === 'held' ? { ...entry, ...dossier?.take } : entry;

const allows =
  (change: TakeTransition) =>
  ({ state }: RoleAudition): boolean =>
    isAllowed(takeTransitions[change], state, PRODUCERS);

const getTake = (
  audition: RoleAudition,
  { castingId, character, auditions, talk, text }: Role,
): AuditionParts['take'] => {
  const { entry } = audition;
  const filterEntries = (is: (roleAudition: RoleAudition) => boolean) =>
    auditions.filter(is).map((roleAudition) => roleAudition.entry);
  const recording = takeRecording(getHeard(audition), talk, text);
  if (allows('forward')(audition))
    return {
      recording,
      actions: <HeldActions castingId={castingId} held={filterEntries(allows('forward'))} entry={entry} />,
    };
  if (!allows('approve')(audition)) return undefined;

  const callable = allows('callBack')(audition) ? { callable: filterEntries(allows('callBack')) } : {};

  return {
    recording,
    actions: <TakeActions entry={entry} character={character} talk={talk} {...callable} />,
  };
};

/** Presents a voice's audition: its state, small print and take. */
export const presentAudition = (audition: RoleAudition, role: Role): AuditionParts => {
  const { entry, former, dossier, state } = audition;

  return {
    state: <AuditionState entry={entry} now={role.now} isHeld={state === 'held'} />,
    note: (
      <>
        <AuditionNote entry={getHeard(audition)} dossier={dossier} />
        {former.length > 0 && <FormerRounds takes={former} talk={role.talk} />}
      </>
    ),
    take: getTake(audition, role),
  };
};
