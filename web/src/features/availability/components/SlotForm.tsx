import { useRef, useState } from 'react';
import type { AvailabilityPage } from '@domain/availability/availability.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { ActionBar } from '../../../components/layout/ActionBar.tsx';
import { Muted } from '../../../components/layout/Muted.tsx';
import { lazyComponent } from '../../../components/lazyComponent.tsx';
import { useText } from '../../../i18n/useText.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';
import { api } from '../../../lib/http/api.ts';
import type { AvailabilityLink } from '../data/availabilityLink.ts';
import { AssetsToRecord } from './AssetsToRecord.tsx';
import { BookingTerms } from './BookingTerms.tsx';
import { ChosenSlot } from './ChosenSlot.tsx';
import { OwnCounter } from './OwnCounter.tsx';
import { RequestFacts } from './RequestFacts.tsx';
import { SlotPicker } from './SlotPicker.tsx';

const ConfirmDialog = lazyComponent(() =>
  import('../../../components/dialogs/ConfirmDialog.tsx').then((module) => module.ConfirmDialog),
);
const NoSlotDialog = lazyComponent(() =>
  import('../dialogs/NoSlotDialog.tsx').then((module) => module.NoSlotDialog),
);

/** Width of the confirmation, as specified. */
const CONFIRM_WIDTH = 900;

interface Props {
  readonly link: AvailabilityLink;
  readonly page: AvailabilityPage;
  readonly onConfirm: (id: string, submission: Submission) => Promise<unknown>;
  readonly onCounter: (
    values: { amount: number; reason: string },
    submission: Submission,
  ) => Promise<unknown>;
}

/** What sending does. */
const getSendText = ({ moving, option }: AvailabilityPage) =>
  option ? 'availability.sendHolds' : moving ? 'availability.sendMoves' : 'availability.sendBooks';

/** Summary, slots, and a button that stays in view. */
export const SlotForm = ({ link, page, onConfirm, onCounter }: Props) => {
  const text = useText();
  const confirmButton = useRef<HTMLButtonElement>(null);
  const [chosenId, setChosen] = useState<string>();
  const [dialog, setDialog] = useState<'review' | 'noSlot'>();
  // The slot may have been booked meanwhile.
  const chosen = page.timeRanges.find(({ id, closed }) => id === chosenId && closed === null);

  const choose = (id: string) => {
    // Preloads the next step, so a slow network doesn't delay it.
    ConfirmDialog.ahead();
    setChosen(id);
    confirmButton.current?.scrollIntoView({ block: 'nearest' });
  };

  return (
    // The gap between sections; the bar reaches the end of the page.
    <Box sx={{ flex: 1, display: 'flex', flexDirection: 'column', gap: 2.5 }}>
      <Typography variant="h1">{text('availability.title')}</Typography>
      {page.moving && (
        <Card sx={{ padding: 2.5 }}>
          <Typography sx={{ marginBottom: 1.5 }}>
            {text('availability.moving', { agency: page.agency.publicName })}
          </Typography>
          <ChosenSlot range={page.moving} timeZone={page.moving.timeZone} />
        </Card>
      )}
      {page.option && (
        <Typography>{text('availability.optionLead', { agency: page.agency.publicName })}</Typography>
      )}
      <RequestFacts page={page} />
      <AssetsToRecord page={page} />
      <BookingTerms page={page} />
      <OwnCounter requestId={link.requestId} page={page} onSend={onCounter} />
      <SlotPicker page={page} chosen={chosen?.id} onChoose={choose} />
      {page.isFirstCome && <Muted variant="body1">{text('availability.firstCome')}</Muted>}
      <Link
        component="button"
        type="button"
        onClick={() => setDialog('noSlot')}
        sx={{ alignSelf: 'flex-start', textAlign: 'start', fontSize: '1rem', minHeight: 44 }}
      >
        {text('availability.noneWorks')}
      </Link>
      <ActionBar>
        <Button
          ref={confirmButton}
          fullWidth
          size="large"
          variant="contained"
          disabled={!chosen}
          onClick={() => setDialog('review')}
        >
          {text('availability.confirm')}
        </Button>
      </ActionBar>
      {chosen && (
        <ConfirmDialog
          open={dialog === 'review'}
          strict
          maxWidth={CONFIRM_WIDTH}
          title={text('availability.review')}
          confirmLabel={text('availability.send')}
          cancelLabel={text('availability.goBack')}
          onConfirm={async (submission) => {
            await onConfirm(chosen.id, submission);
            setDialog(undefined);
          }}
          onCancel={() => setDialog(undefined)}
        >
          <ChosenSlot range={chosen} timeZone={page.timeZone} />
          <Typography sx={{ marginTop: 2 }}>
            {text(getSendText(page), {
              agency: page.agency.publicName,
            })}
          </Typography>
        </ConfirmDialog>
      )}
      {dialog === 'noSlot' && (
        <NoSlotDialog
          requestId={link.requestId}
          agency={page.agency.publicName}
          onSend={(message, submission) =>
            api.availability.contact(
              { token: link.token },
              { message, castingDemoId: link.castingDemoId, requestAvailabilityId: link.requestId },
              submission,
            )
          }
          onClose={() => setDialog(undefined)}
        />
      )}
    </Box>
  );
};
