import { useRef, useState } from 'react';
import { AUDIO_LIMITS } from '@domain/audio/limits.ts';
import type { AuditionEntryPage, AuditionTerm } from '@domain/auditions/auditions.ts';
import { lazyComponent } from '../../../components/lazyComponent.tsx';
import { AudioUploader } from '../../../components/upload/AudioUploader.tsx';
import type { ChosenAudio } from '../../../components/upload/ChosenRecording.tsx';
import { Unsaved } from '../../../components/unsaved/Unsaved.tsx';
import { useText } from '../../../i18n/useText.ts';
import { RecordHere } from '../recording/RecordHere.tsx';
import type { StoredAnswer } from './AnswerCard.tsx';
import { ChangedRequest } from './news.ts';
import { RequestBrief } from './RequestBrief.tsx';
import { Requirements } from './Requirements.tsx';
import { ChosenTake } from './takes.ts';
import { UploadActions } from './UploadActions.tsx';
import { UploadNotice } from './UploadNotice.tsx';
import { useChosenTake } from './useChosenTake.ts';
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
  /** A new one, after the former has expired. */
  readonly onToken: (token: string) => void;
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
  onToken,
  since,
  onOutcome,
  onChanged,
  onAccepted,
  onScript,
  onAnswered,
}: Props) => {
  const text = useText();
  const [dialog, setDialog] = useState<'details' | 'confirm'>();
  const take = useChosenTake(() => setDialog('confirm'));
  const [isRecording, setRecording] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { audio, consent, takes } = take;
  const { phase, send, cancel, reset } = useTakeUpload(entry, { onOutcome, onChanged });
  const sending = phase.kind === 'sending' || phase.kind === 'waiting';
  const fault = phase.kind === 'failed' ? phase.fault : undefined;

  const choose = (chosen: ChosenAudio | null) => {
    // Preloads the next step, so a slow network doesn't delay it.
    ConfirmDialog.ahead();
    take.choose(chosen);
    reset();
  };

  const sendBy = async (proof: string) => {
    setDialog(undefined);
    onToken(proof);
    if (audio) await send({ file: audio.file, syntheticVoiceConsent: consent, takes }, proof);
  };

  return (
    <>
      <Unsaved when={audio !== null} />
      <RequestBrief
        entry={entry}
        token={token}
        since={since}
        disabled={sending}
        onAccepted={onAccepted}
        onAnswered={onAnswered}
        onDetails={() => setDialog('details')}
        onScript={onScript}
      />
      <Requirements />
      <AudioUploader
        value={audio}
        limit={AUDIO_LIMITS.audition}
        onChange={choose}
        disabled={sending}
        onReading={take.noteReading}
        alternative={RecordHere}
        onAlternative={() => setRecording(true)}
        // Beside the recorder, the drop zone has its own button.
        {...(!isRecording && { input })}
        {...(fault && { error: fault })}
      />
      {audio && (
        <ChosenTake
          audio={audio}
          takes={takes}
          onTakes={take.setTakes}
          consent={consent}
          onConsent={take.setConsent}
          disabled={sending}
        />
      )}
      {since && <ChangedRequest entry={entry} since={since} />}
      <UploadNotice phase={phase} entry={entry} onToken={sendBy} />
      <UploadActions
        isChosen={audio !== null || take.isReading}
        isRecording={isRecording}
        isSending={sending}
        input={input}
        onSubmit={take.submit}
        onCancel={cancel}
      />
      {dialog === 'details' && <AuditionDetailsDialog entry={entry} onClose={() => setDialog(undefined)} />}
      {audio && (
        <ConfirmDialog
          open={dialog === 'confirm'}
          strict
          maxWidth={CONFIRM_WIDTH}
          title={text('upload.confirmTitle')}
          confirmLabel={text('upload.confirm')}
          cancelLabel={text('upload.goBack')}
          onConfirm={() => sendBy(token)}
          onCancel={() => setDialog(undefined)}
        >
          {text('upload.confirmText')}
        </ConfirmDialog>
      )}
    </>
  );
};
