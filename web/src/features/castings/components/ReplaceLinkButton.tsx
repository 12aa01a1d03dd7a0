import { useState } from 'react';
import Autorenew from '@mui/icons-material/Autorenew';
import Button from '@mui/material/Button';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import { useToasts } from '../../../lib/toasts.ts';
import { useText } from '../../../i18n/useText.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';
import { renewLink } from '../data/castingSharing.ts';
import type { SharedLink } from '../data/sharedLink.ts';

interface Props {
  readonly link: Pick<SharedLink, 'kind' | 'id'>;
  readonly language: string;
  /** Effects on the page and on distributed links. */
  readonly children: string;
}

/** Revokes all distributed links to a page, after confirmation. */
export const ReplaceLinkButton = ({ link, language, children }: Props) => {
  const text = useText();
  const toasts = useToasts();
  const [asking, setAsking] = useState(false);

  const replace = async (submission: Submission) => {
    await renewLink(link, submission);
    setAsking(false);
    toasts.success(text('selection.linkReplaced', { language }));
  };

  return (
    <>
      <Button
        size="small"
        color="inherit"
        startIcon={<Autorenew fontSize="small" />}
        aria-label={text('selection.replaceLinkFor', { language })}
        onClick={() => setAsking(true)}
      >
        {text('selection.replaceLink')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={text('selection.replaceLinkTitle', { language })}
        confirmLabel={text('selection.replaceLink')}
        onConfirm={replace}
        onCancel={() => setAsking(false)}
      >
        {children}
      </ConfirmDialog>
    </>
  );
};
