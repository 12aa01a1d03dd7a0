import { useMemo, useState } from 'react';
import { onDemand } from '../../components/onDemand.tsx';
import { RequestAuditionDialog } from '../../features/auditions/dialogs/RequestAuditionDialog.tsx';
import { BoardArea } from '../../features/castings/board/BoardArea.tsx';
import { SelectionBoard } from '../../features/castings/components/SelectionBoard.tsx';
import { wantTexts } from '../../i18n/texts.ts';
import type { Cell } from '../../lib/board/cell.ts';
import { tagsIn, type ProjectBoard } from '../../lib/board/board.ts';
import { useNow } from '../../lib/useNow.ts';
import { SelectionCell } from './SelectionCell.tsx';

const Selection = ({ board }: { readonly board: ProjectBoard }) => {
  const [asking, setAsking] = useState<Cell>();
  const now = useNow();
  const tags = useMemo(() => tagsIn(board.castings), [board.castings]);
  return (
    <BoardArea voices={board.voices} tags={tags}>
      <SelectionBoard board={board}>
        {(casting, voice) => (
          <SelectionCell casting={casting} voice={voice} now={now} tags={tags} onAsk={setAsking} />
        )}
      </SelectionBoard>
      {asking && <RequestAuditionDialog cell={asking} onClose={() => setAsking(undefined)} />}
    </BoardArea>
  );
};

const SelectionWithTexts = onDemand(async () => {
  await wantTexts('choosing');
  return Selection;
});

/** Stage 4: the board, with each voice's audition on its card. */
export const SelectionScreen = ({ board }: { readonly board: ProjectBoard }) => (
  <SelectionWithTexts board={board} />
);
