import { useCallback, useMemo, useState, type ComponentProps } from 'react';
import RecordVoiceOver from '@mui/icons-material/RecordVoiceOverOutlined';
import Button from '@mui/material/Button';
import { Row } from '../../components/layout/Row.tsx';
import { lazyComponent } from '../../components/lazyComponent.tsx';
import { ResponseRate } from '../../features/auditions/components/ResponseRate.tsx';
import { ScriptPrivacyField } from '../../features/auditions/components/ScriptPrivacyField.tsx';
import { TakeReceiverField } from '../../features/auditions/components/TakeReceiverField.tsx';
import { RequestAuditionDialog } from '../../features/auditions/dialogs/RequestAuditionDialog.tsx';
import type { PickedSelection } from '../../features/auditions/data/pickedVoices.ts';
import { RequestManyDialog } from '../../features/auditions/dialogs/RequestManyDialog.tsx';
import { BoardArea } from '../../features/castings/board/BoardArea.tsx';
import { SelectionBoard } from '../../features/castings/components/SelectionBoard.tsx';
import { wantTexts } from '../../i18n/texts.ts';
import { useText } from '../../i18n/useText.ts';
import { getTags, type ProjectBoard } from '../../common/board/board.ts';
import { useNow } from '../../lib/useNow.ts';
import { useVoicePriceCache } from '../../common/pricing/useVoicePrices.ts';
import { useAvailabilityRequests, useChosenDemos } from '../../common/board/useBoard.ts';
import { SelectionCell } from './SelectionCell.tsx';

const NONE: readonly never[] = [];

const Selection = ({ board }: { readonly board: ProjectBoard }) => {
  const text = useText();
  const [asking, setAsking] = useState<ComponentProps<typeof RequestAuditionDialog>['request']>();
  const [askingMany, setAskingMany] = useState<{ readonly picked?: PickedSelection }>();
  const now = useNow();
  const requests = useAvailabilityRequests(board.project.id).data ?? NONE;
  const chosen = useChosenDemos(board.project.id);
  const prices = useVoicePriceCache(board.project.id, String(board.project.sessionMinutes));
  const tags = useMemo(() => getTags(board.castings), [board.castings]);
  const askPicked = useCallback(
    (items: PickedSelection['items'], onSent: PickedSelection['onSent']) =>
      setAskingMany({ picked: { items, onSent } }),
    [],
  );

  return (
    <BoardArea voices={board.voices} tags={tags} onAsk={askPicked}>
      <ResponseRate project={board.project} />
      <Row align="center" sx={{ columnGap: 3, marginBottom: 1.5 }}>
        <TakeReceiverField project={board.project} />
        <ScriptPrivacyField project={board.project} />
      </Row>
      <SelectionBoard
        board={board}
        actions={
          <Button
            variant="outlined"
            color="inherit"
            startIcon={<RecordVoiceOver />}
            onClick={() => setAskingMany({})}
          >
            {text('auditions.askMany')}
          </Button>
        }
      >
        {(casting, voice) => (
          <SelectionCell
            casting={casting}
            voice={voice}
            chosen={chosen}
            now={now}
            tags={tags}
            requests={requests}
            prices={prices}
            onAsk={(cell, question, only) => setAsking({ cell, asked: question, ...(only ? { only } : {}) })}
          />
        )}
      </SelectionBoard>
      {asking && <RequestAuditionDialog request={asking} onClose={() => setAsking(undefined)} />}
      {askingMany && (
        <RequestManyDialog board={board} {...askingMany} onClose={() => setAskingMany(undefined)} />
      )}
    </BoardArea>
  );
};

const SelectionWithTexts = lazyComponent(async () => {
  await Promise.all([wantTexts('choosing'), wantTexts('booking')]);
  return Selection;
});

/** Stage 4: the board, with each voice's audition on its card. */
export const SelectionScreen = ({ board }: { readonly board: ProjectBoard }) => (
  <SelectionWithTexts board={board} />
);
