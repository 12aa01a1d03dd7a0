import type { AuditionEntry } from '@domain/auditions/auditions.ts';
import type { TakeTalk } from '../../../common/board/useColleagues.ts';
import { TakeApproval } from './ApproveTake.tsx';
import { CallbackButton } from './CallbackButton.tsx';
import { TakeComments } from './TakeComments.tsx';

interface Props {
  readonly entry: AuditionEntry;
  readonly character: string;
  readonly talk: TakeTalk;
  /** Takes of each voice's last round; absent: this one can't be called back. */
  readonly callable?: readonly AuditionEntry[];
}

/** Approval of a take, its comments, and a callback. */
export const TakeActions = ({ entry, character, talk, callable }: Props) => (
  <>
    <TakeApproval entry={entry} />
    <TakeComments entry={entry} character={character} talk={talk} />
    {callable && <CallbackButton entry={entry} character={character} takes={callable} />}
  </>
);
