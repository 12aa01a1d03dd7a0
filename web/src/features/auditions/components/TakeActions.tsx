import type { AuditionEntry } from '@domain/auditions/auditions.ts';
import type { TakeTalk } from '../../../common/board/useColleagues.ts';
import { TakeApproval } from './ApproveTake.tsx';
import { TakeComments } from './TakeComments.tsx';

interface Props {
  readonly entry: AuditionEntry;
  readonly character: string;
  readonly talk: TakeTalk;
}

/** Approval of a take, and its comments. */
export const TakeActions = ({ entry, character, talk }: Props) => (
  <>
    <TakeApproval entry={entry} />
    <TakeComments entry={entry} character={character} talk={talk} />
  </>
);
