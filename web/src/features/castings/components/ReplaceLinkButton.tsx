import { useState } from 'react';
import LinkOff from '@mui/icons-material/LinkOffOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { Casting } from '@domain/castings/castings.ts';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import { useToasts } from '../../../components/toasts/toasts.ts';
import { useText } from '../../../i18n/useText.ts';
import type { Press } from '../../../lib/press/presser.ts';
import { useLanguageWord } from '../../../lib/reference.ts';
import { renewLink } from '../data/castingSharing.ts';

/** Takes back every link to a casting that was given away, after asking. */
export const ReplaceLinkButton = ({ casting }: { readonly casting: Casting }) => {
  const text = useText();
  const language = useLanguageWord()(casting.language);
  const toasts = useToasts();
  const [asking, setAsking] = useState(false);

  const replace = async (press: Press) => {
    await renewLink(casting.id, press);
    setAsking(false);
    toasts.success(text('selection.linkReplaced', { language }));
  };

  return (
    <>
      <Tooltip title={text('selection.replaceLink')}>
        <IconButton
          size="small"
          aria-label={text('selection.replaceLinkOf', { language })}
          onClick={() => setAsking(true)}
        >
          <LinkOff sx={{ fontSize: 18 }} />
        </IconButton>
      </Tooltip>
      <ConfirmDialog
        open={asking}
        title={text('selection.replaceLinkTitle', { language })}
        confirmLabel={text('selection.replaceLink')}
        onConfirm={replace}
        onCancel={() => setAsking(false)}
      >
        {text('selection.replaceLinkText')}
      </ConfirmDialog>
    </>
  );
};
