import { useState } from 'react';
import type { AuditionEntry } from '@domain/auditions/auditions.ts';
import { CommentsButton } from '../../../common/comments/CommentsButton.tsx';
import { lazyComponent } from '../../../components/lazyComponent.tsx';
import { useText } from '../../../i18n/useText.ts';
import { filterTakeComments, type TakeTalk } from '../../../common/board/useColleagues.ts';

const TakeCommentsDialog = lazyComponent(() =>
  import('../dialogs/TakeCommentsDialog.tsx').then((module) => module.TakeCommentsDialog),
);

interface Props {
  readonly entry: AuditionEntry;
  readonly character: string;
  readonly talk: TakeTalk;
}

/** Button with a take's number of comments; opens them. */
export const TakeComments = ({ entry, character, talk }: Props) => {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const count = filterTakeComments(talk, entry.id).length;

  return (
    <>
      <CommentsButton
        label={text('takes.comments', { name: entry.talentPublicName, count })}
        count={count}
        onNear={TakeCommentsDialog.ahead}
        onOpen={() => setOpen(true)}
      />
      {isOpen && (
        <TakeCommentsDialog entry={entry} character={character} talk={talk} onClose={() => setOpen(false)} />
      )}
    </>
  );
};
