import { useEffect, useId, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import type { EmailPreview } from '@domain/roster/roster-email.api.ts';
import { Dialog } from '../../../components/dialogs/Dialog.tsx';
import { ProgressBar } from '../../../components/ProgressBar.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useSubmission } from '../../../lib/submission/useSubmission.ts';
import { api } from '../../../lib/http/api.ts';
import type { EmailWords } from '../data/emailWords.ts';
import { EmailPeople } from './EmailPeople.tsx';
import { ShownEmail } from './ShownEmail.tsx';
import { useEmailing } from './useEmailing.ts';

interface Props {
  readonly preview: EmailPreview;
  /** Names of selected talents: the server doesn't name those who left. */
  readonly names: ReadonlyMap<string, string>;
  readonly words: EmailWords;
  /** Back to the text. */
  readonly onBack: () => void;
  /** Called when the email went to at least one recipient and can't be recalled. */
  readonly onSent: () => void;
  readonly onClose: () => void;
}

/** Recipients, skipped talents with reasons, and a preview; then the progress. */
export const EmailCheck = ({ preview, names, words, onBack, onSent, onClose }: Props) => {
  const text = useText();
  const titleId = useId();
  const { recipients } = preview;
  const [shown, setShown] = useState(preview.shown);
  const { outcomes, busy, fault, send } = useEmailing(recipients, words);
  const showing = useSubmission(async (submission, talentId: string) => {
    const body = { ...words, talentIds: [talentId], shown: talentId };
    setShown((await api.roster.previewEmail(body, submission)).shown ?? shown);
  });
  const readers = recipients.filter(({ outcome }) => outcome === 'ready');
  const named = recipients.map((recipient) => ({
    talentId: recipient.talentId,
    name: recipient.name || (names.get(recipient.talentId) ?? recipient.talentId),
    outcome: outcomes.get(recipient.talentId) ?? recipient.outcome,
  }));
  const reached = named.filter(({ outcome }) => outcome === 'ready' || outcome === 'queued');
  const done = readers.filter(({ talentId }) => outcomes.has(talentId)).length;
  const hasReached = done > 0;

  useEffect(() => {
    if (hasReached) onSent();
  }, [hasReached, onSent]);

  const isBegun = busy || done > 0 || fault !== undefined;
  const isOver = isBegun && done === readers.length;

  return (
    <Dialog open onClose={() => !busy && onClose()} aria-labelledby={titleId} fullWidth maxWidth="md">
      <DialogTitle id={titleId}>{text('rosterEmail.checkTitle', { count: readers.length })}</DialogTitle>
      <DialogContent>
        {isBegun && (
          <Box sx={{ marginBottom: 2 }}>
            <ProgressBar
              percent={readers.length === 0 ? 100 : (100 * done) / readers.length}
              label={text('rosterEmail.progress')}
            />
            <Typography role="status" variant="body2" sx={{ marginTop: 0.5 }}>
              {text(isOver ? 'rosterEmail.sent' : 'rosterEmail.sending', {
                count: done,
                all: readers.length,
              })}
            </Typography>
          </Box>
        )}
        {fault && (
          <Typography role="alert" color="error" sx={{ marginBottom: 2 }}>
            {fault}
          </Typography>
        )}
        <Box
          sx={{ display: 'grid', gap: 3, paddingTop: 1.5, gridTemplateColumns: { xs: '1fr', md: '5fr 6fr' } }}
        >
          <Stack sx={{ alignContent: 'start', minWidth: 0 }}>
            <EmailPeople title={text('rosterEmail.getsIt', { count: reached.length })} people={reached} />
            <EmailPeople
              title={text('rosterEmail.leftOut', { count: named.length - reached.length })}
              people={named.filter((person) => !reached.includes(person))}
            />
          </Stack>
          {shown ? (
            <ShownEmail
              shown={shown}
              readers={readers}
              busy={showing.busy}
              onShow={(talentId) => void showing.submit(talentId)}
            />
          ) : (
            <Typography color="textSecondary">{text('rosterEmail.nobody')}</Typography>
          )}
        </Box>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        {isBegun ? (
          <Button color="inherit" disabled={busy} onClick={onClose}>
            {text('common.close')}
          </Button>
        ) : (
          <Button color="inherit" onClick={onBack}>
            {text('rosterEmail.back')}
          </Button>
        )}
        {!isOver && (
          <Button
            variant="contained"
            loading={busy}
            disabled={readers.length === 0}
            onClick={() => void send()}
          >
            {fault
              ? text('rosterEmail.sendRest', { count: readers.length - done })
              : text('rosterEmail.send', { count: readers.length })}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
};
