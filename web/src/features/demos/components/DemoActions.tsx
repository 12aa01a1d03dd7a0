import { useState } from 'react';
import MoreVert from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { Demo } from '@domain/demos/demos.ts';
import { OPENS_ROW } from '../../../components/lists/rowKeys.ts';
import { lazyComponent } from '../../../components/lazyComponent.tsx';
import { useToasts } from '../../../lib/toasts.ts';
import { useMenu } from '../../../components/useMenu.ts';
import { useText } from '../../../i18n/useText.ts';
import { fetchDemoUrl } from '../../../common/voices/playbackUrls.ts';
import { saveUrl } from '../../../lib/http/download.ts';
import { api } from '../../../lib/http/api.ts';

const EditDemoDialog = lazyComponent(() => import('./EditDemoDialog.tsx').then((module) => module.default));
const ReplaceDemoDialog = lazyComponent(() =>
  import('./ReplaceDemoDialog.tsx').then((module) => module.default),
);
const ConfirmDialog = lazyComponent(() =>
  import('../../../components/dialogs/ConfirmDialog.tsx').then((module) => module.ConfirmDialog),
);

type Action = 'edit' | 'replace' | 'download' | 'delete';
const ACTIONS: readonly Action[] = ['edit', 'replace', 'download', 'delete'];

interface Props {
  readonly demo: Demo;
  readonly isOwner: boolean;
  /** Set if the row has no other link. */
  readonly opensRow?: boolean;
}

export const DemoActions = ({ demo, isOwner, opensRow = false }: Props) => {
  const text = useText();
  const toasts = useToasts();
  const { button, menu, chosen } = useMenu();
  const [open, setOpen] = useState<Exclude<Action, 'download'>>();
  const close = () => setOpen(undefined);

  const download = async () => {
    toasts.info(text('demo.downloading'));
    await fetchDemoUrl(demo.talentId, demo.id)
      .then((url) => saveUrl(url, `${demo.name}.mp3`))
      .catch(() => toasts.error(text('demo.downloadFailed')));
  };

  const choose = (action: Action) => {
    if (action === 'download') void download();
    else setOpen(action);
  };

  return (
    <>
      <IconButton
        aria-label={text('demo.actionsFor', { name: demo.name })}
        {...(opensRow ? OPENS_ROW : {})}
        {...button}
      >
        <MoreVert fontSize="small" />
      </IconButton>
      <Menu {...menu}>
        {ACTIONS.map((action) => (
          <MenuItem key={action} onClick={chosen(() => choose(action))}>
            {text(`demo.${action}`)}
          </MenuItem>
        ))}
      </Menu>
      {open === 'edit' && <EditDemoDialog demo={demo} isOwner={isOwner} onClose={close} />}
      {open === 'replace' && <ReplaceDemoDialog demo={demo} onClose={close} />}
      {open === 'delete' && (
        <ConfirmDialog
          open
          title={text('demo.deleteTitle', { name: demo.name })}
          confirmLabel={text('demo.delete')}
          tone="error"
          onConfirm={async (submission) => {
            await api.demos.remove({ talentId: demo.talentId, demoId: demo.id }, submission);
            close();
          }}
          onCancel={close}
        >
          {text('demo.deleteText')}
        </ConfirmDialog>
      )}
    </>
  );
};
