import { useState } from 'react';
import MoreHoriz from '@mui/icons-material/MoreHoriz';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import { useToasts } from '../../../lib/toasts.ts';
import { useMenu } from '../../../components/useMenu.ts';
import { useText } from '../../../i18n/useText.ts';
import { useDates } from '../../../lib/dates.ts';
import { api } from '../../../lib/http/api.ts';
import { ChangeAuditionDialog } from '../dialogs/ChangeAuditionDialog.tsx';
import { ScriptReadersDialog } from '../dialogs/ScriptReadersDialog.tsx';
import type { SentRequest } from './requests.ts';

interface Props {
  readonly character: string;
  /** Requests that were not cancelled. */
  readonly requests: readonly SentRequest[];
  /** Absent without a take. */
  readonly onDownload: (() => void) | undefined;
}

interface OpenDialog {
  readonly what: 'change' | 'cancel' | 'readers';
  readonly auditionId: string;
}

/** Edits or cancels a character's request, lists readers of a private script, and downloads the takes. */
export const CellMenu = ({ character, requests, onDownload }: Props) => {
  const text = useText();
  const toasts = useToasts();
  const dates = useDates();
  const { button, menu, chosen } = useMenu();
  const [dialog, setDialog] = useState<OpenDialog>();
  const close = () => setDialog(undefined);
  if (requests.length === 0 && !onDownload) return null;

  return (
    <>
      <IconButton
        size="small"
        aria-label={text('auditions.more', { character })}
        {...button}
        sx={{ color: 'text.secondary' }}
      >
        <MoreHoriz fontSize="small" />
      </IconButton>
      <Menu {...menu}>
        {requests.flatMap(([{ auditionId, deadline, scriptIsPrivate }]) => {
          const about = { character, deadline: dates.dateTime(deadline) };

          return [
            <MenuItem
              key={`change ${auditionId}`}
              onClick={chosen(() => setDialog({ what: 'change', auditionId }))}
            >
              {text('auditions.changeFor', about)}
            </MenuItem>,
            scriptIsPrivate && (
              <MenuItem
                key={`readers ${auditionId}`}
                onClick={chosen(() => setDialog({ what: 'readers', auditionId }))}
              >
                {text('auditions.scriptReaders', about)}
              </MenuItem>
            ),
            <MenuItem
              key={`cancel ${auditionId}`}
              onClick={chosen(() => setDialog({ what: 'cancel', auditionId }))}
              sx={{ color: 'error.main' }}
            >
              {text('auditions.cancelFor', about)}
            </MenuItem>,
          ];
        })}
        {requests.length > 0 && onDownload && <Divider />}
        {onDownload && (
          <MenuItem onClick={chosen(onDownload)}>
            {text('auditions.downloadTakesFor', { character })}
          </MenuItem>
        )}
      </Menu>
      {dialog?.what === 'change' && <ChangeAuditionDialog auditionId={dialog.auditionId} onClose={close} />}
      {dialog?.what === 'readers' && (
        <ScriptReadersDialog auditionId={dialog.auditionId} character={character} onClose={close} />
      )}
      <ConfirmDialog
        open={dialog?.what === 'cancel'}
        tone="error"
        title={text('auditions.cancelTitle')}
        confirmLabel={text('auditions.cancel')}
        cancelLabel={text('auditions.keep')}
        onConfirm={async (submission) => {
          if (!dialog) return;
          await api.auditions.cancel({ id: dialog.auditionId }, submission);
          close();
          toasts.success(text('auditions.cancelled'));
        }}
        onCancel={close}
      >
        {text('auditions.cancelText')}
      </ConfirmDialog>
    </>
  );
};
