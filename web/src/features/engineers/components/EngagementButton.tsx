import { useState } from 'react';
import Button from '@mui/material/Button';
import type { EngineerStanding } from '@domain/access/memberships.ts';
import type { EngineerView } from '@domain/engineers/engineers.api.ts';
import { lazyComponent } from '../../../components/lazyComponent.tsx';
import { SendButton } from '../../../components/SendButton.tsx';
import { TOAST_UNDO_MS, useToasts } from '../../../lib/toasts.ts';
import { useText } from '../../../i18n/useText.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';
import { useSubmission } from '../../../lib/submission/useSubmission.ts';
import { api } from '../../../lib/http/api.ts';

interface Props {
  readonly engineer: EngineerView;
  readonly onChanged: () => void;
}

const ReleaseDialog = lazyComponent(() =>
  import('./ReleaseDialog.tsx').then((module) => module.ReleaseDialog),
);

/** Engages an engineer, or releases them after a question, with undo. */
export const EngagementButton = ({ engineer, onChanged }: Props) => {
  const { id, fullName: name, status } = engineer;
  const text = useText();
  const toasts = useToasts();
  const [isAsking, setAsking] = useState(false);
  const isActive = status === 'active';
  const { submit: undo } = useSubmission(async (submission, before: EngineerStanding) => {
    await api.engineers.update({ id }, { status: before }, submission);
    onChanged();
  });

  const change = async (submission: Submission) => {
    await api.engineers.update({ id }, { status: isActive ? 'released' : 'active' }, submission);
    const action = { label: text('common.undo'), onAction: () => void undo(status) };
    const view = text(isActive ? 'engineers.released' : 'engineers.engaged', { name });
    toasts.success(view, { action, lastsMs: TOAST_UNDO_MS });
    setAsking(false);
    onChanged();
  };

  return (
    // Clicks and Enter here must not open the row.
    <div onClick={(event) => event.stopPropagation()} onKeyDown={(event) => event.stopPropagation()}>
      {isActive ? (
        <Button
          size="small"
          color="inherit"
          aria-label={text('engineers.releaseName', { name })}
          onClick={() => setAsking(true)}
        >
          {text('engineers.release')}
        </Button>
      ) : (
        <SendButton
          size="small"
          color="inherit"
          aria-label={text('engineers.engageName', { name })}
          onSend={change}
        >
          {text('engineers.engage')}
        </SendButton>
      )}
      {isAsking && <ReleaseDialog engineer={engineer} onRelease={change} onCancel={() => setAsking(false)} />}
    </div>
  );
};
