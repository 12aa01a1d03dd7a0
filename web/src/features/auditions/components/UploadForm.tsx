import { useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { AUDIO_LIMITS } from '@domain/audio/limits.ts';
import type { Span } from '@domain/audio/reel/reel.ts';
import type { AuditionEntryPage, AuditionTerm } from '@domain/auditions/auditions.ts';
import { DueDate } from '../../../components/DueDate.tsx';
import { lazyComponent } from '../../../components/lazyComponent.tsx';
import { useBottomBar } from '../../../components/layout/bottomBar.ts';
import { AudioUploader, type ChosenAudio } from '../../../components/upload/AudioUploader.tsx';
import { Unsaved } from '../../../components/unsaved/Unsaved.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useLanguageWord } from '../../../lib/reference.ts';
import { AnswerCard, type StoredAnswer } from './AnswerCard.tsx';
import { CallbackDirection, ChangedRequest, ConfidentialityCard, ReturnedTake } from './news.ts';
import { RoleUsage } from './RoleUsage.tsx';
import { Watermarked } from './Watermarked.tsx';
import { Requirements } from './Requirements.tsx';
import { ChosenTake, ScriptPdfLink } from './takes.ts';
import { UploadNotice } from './UploadNotice.tsx';
import { useTakeUpload, type UploadOutcome } from './useTakeUpload.ts';

const ConfirmDialog = lazyComponent(() =>
  import('../../../components/dialogs/ConfirmDialog.tsx').then((module) => module.ConfirmDialog),
);
const AuditionDetailsDialog = lazyComponent(() =>
  import('../dialogs/AuditionDetailsDialog.tsx').then((module) => module.AuditionDetailsDialog),
);

/** Specified width of the confirmation. */
const CONFIRM_WIDTH = 900;

interface Props {
  readonly entry: AuditionEntryPage;
  readonly token: string;
  /** Changes while the page was open. */
  readonly since: readonly AuditionTerm[] | undefined;
  readonly onOutcome: (outcome: UploadOutcome, view?: string) => void;
  readonly onChanged: () => Promise<void>;
  readonly onAccepted: () => Promise<void>;
  readonly onScript: () => void;
  readonly onAnswered: (answer: StoredAnswer) => void;
}

/** Requirements, a file, and a button that stays in view. */
export const UploadForm = ({
  entry,
  token,
  since,
  onOutcome,
  onChanged,
  onAccepted,
  onScript,
  onAnswered,
}: Props) => {
  const text = useText();
  const languageWord = useLanguageWord();
  const bar = useBottomBar();
  const [audio, setAudio] = useState<ChosenAudio | null>(null);
  const [consent, setConsent] = useState(false);
  const [takes, setTakes] = useState<readonly Span[]>();
  const [missing, setMissing] = useState(false);
  /** Current values at the press, which may precede the next render. */
  const now = useRef<{ isReading: boolean; audio: ChosenAudio | null; isWanted: boolean }>({
    isReading: false,
    audio: null,
    // It was pressed while the file was still being measured.
    isWanted: false,
  });
  const [dialog, setDialog] = useState<'details' | 'confirm'>();
  const { phase, send, cancel, reset } = useTakeUpload(entry, token, { onOutcome, onChanged });
  const sending = phase.kind === 'sending' || phase.kind === 'waiting';
  const fault = phase.kind === 'failed' ? phase.fault : undefined;
  const detailed = entry.script !== '' && entry.brief !== '';

  const choose = (chosen: ChosenAudio | null) => {
    // Preloads the next step, so a slow network doesn't delay it.
    ConfirmDialog.ahead();
    now.current.audio = chosen;
    setAudio(chosen);
    // It is given to one recording, and to no other.
    setConsent(false);
    setTakes(undefined);
    setMissing(false);
    if (chosen && now.current.isWanted) setDialog('confirm');
    reset();
  };

  const submit = () => {
    if (now.current.isReading) now.current.isWanted = true;
    else if (now.current.audio) setDialog('confirm');
    else setMissing(true);
  };

  const confirm = async () => {
    setDialog(undefined);
    if (audio) await send({ file: audio.file, syntheticVoiceConsent: consent, takes });
  };

  return (
    <>
      <Unsaved when={audio !== null} />
      <Typography variant="h1">{text('upload.pageTitle')}</Typography>
      <Typography sx={{ color: 'text.secondary', marginTop: 1 }}>
        <bdi>{entry.projectName}</bdi>
        {' · '}
        {text('upload.for', { character: entry.character, language: languageWord(entry.language) })}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        {text('upload.deadline')}: <DueDate instant={entry.deadline} withZone />
      </Typography>
      {entry.outcomeBy && (
        <Typography sx={{ color: 'text.secondary' }}>
          {text('upload.outcomeBy')}: <DueDate instant={entry.outcomeBy} withZone />
        </Typography>
      )}
      {entry.usage && <RoleUsage usage={entry.usage} />}
      <AnswerCard entry={entry} token={token} disabled={sending} onAnswered={onAnswered} />
      {entry.confidentiality && <ConfidentialityCard entry={entry} token={token} onAccepted={onAccepted} />}
      {(entry.direction !== '' || entry.clip) && <CallbackDirection entry={entry} token={token} />}
      {entry.returnedNote !== null && <ReturnedTake note={entry.returnedNote} />}
      {entry.changedAt && !since && <ChangedRequest entry={entry} />}
      {entry.script !== '' && (
        <Box component="section" aria-labelledby="script" sx={{ marginTop: 2.5 }}>
          <Typography id="script" variant="h3" component="h2" sx={{ marginBottom: 1 }}>
            {text('upload.script')}
          </Typography>
          <Watermarked name={entry.confidentiality?.name} script={entry.script}>
            <Typography
              sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontSize: '1.25rem', lineHeight: 1.6 }}
            >
              {entry.script}
            </Typography>
          </Watermarked>
        </Box>
      )}
      {detailed && (
        <Link
          component="button"
          type="button"
          onClick={() => setDialog('details')}
          sx={{ alignSelf: 'flex-start', fontSize: '1rem', minHeight: 44 }}
        >
          {text('upload.details')}
        </Link>
      )}
      {entry.script !== '' && !sending && (
        <Link
          component="button"
          type="button"
          onClick={onScript}
          sx={{ alignSelf: 'flex-start', fontSize: '1rem', minHeight: 44 }}
        >
          {text('upload.largeScript')}
        </Link>
      )}
      {entry.scriptPdf !== null && <ScriptPdfLink entry={entry} token={token} />}
      <Requirements />
      <AudioUploader
        value={audio}
        limit={AUDIO_LIMITS.audition}
        onChange={choose}
        disabled={sending}
        onReading={(isReading) => {
          now.current.isReading = isReading;
          if (isReading) now.current.isWanted = false;
        }}
        {...(missing ? { error: 'audio.required' as const } : fault ? { error: fault } : {})}
      />
      {audio && (
        <ChosenTake
          audio={audio}
          takes={takes}
          onTakes={setTakes}
          consent={consent}
          onConsent={setConsent}
          disabled={sending}
        />
      )}
      {since && <ChangedRequest entry={entry} since={since} />}
      <UploadNotice phase={phase} supportEmail={entry.supportEmail} />
      <Box
        ref={bar}
        sx={{
          position: 'sticky',
          bottom: 0,
          // Above the chosen file's waveform.
          zIndex: 1,
          marginTop: 'auto',
          marginInline: -2,
          padding: 2,
          paddingBottom: 'max(16px, env(safe-area-inset-bottom))',
          borderTop: '1px solid',
          borderColor: 'divider',
          backgroundColor: 'background.default',
        }}
      >
        {sending ? (
          <Button fullWidth size="large" variant="outlined" color="inherit" onClick={cancel}>
            {text('upload.cancel')}
          </Button>
        ) : (
          <Button fullWidth size="large" variant="contained" onClick={submit}>
            {text('upload.submit')}
          </Button>
        )}
      </Box>
      {dialog === 'details' && <AuditionDetailsDialog entry={entry} onClose={() => setDialog(undefined)} />}
      {audio && (
        <ConfirmDialog
          open={dialog === 'confirm'}
          strict
          maxWidth={CONFIRM_WIDTH}
          title={text('upload.confirmTitle')}
          confirmLabel={text('upload.confirm')}
          cancelLabel={text('upload.goBack')}
          onConfirm={confirm}
          onCancel={() => setDialog(undefined)}
        >
          {text('upload.confirmText')}
        </ConfirmDialog>
      )}
    </>
  );
};
