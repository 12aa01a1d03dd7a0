import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { lazyComponent } from '../../../components/lazyComponent.tsx';
import { useMenu } from '../../../components/useMenu.ts';
import { useText } from '../../../i18n/useText.ts';
import { useBoardValue } from './boardContext.ts';

const BulkTagDialog = lazyComponent(() =>
  import('../dialogs/BulkTagDialog.tsx').then((module) => module.BulkTagDialog),
);

/** Bulk actions, visible while voices are selected. */
export const BulkBar = ({ tags }: { readonly tags: readonly string[] }) => {
  const text = useText();
  const { button, menu, chosen } = useMenu();
  const { marked, markAll, run, ask, progress, voices } = useBoardValue();
  const [isTagging, setTagging] = useState(false);
  const ids = [...marked];
  const isBusy = progress !== null;

  return (
    <>
      <Typography component="div" role="status" className="visually-hidden">
        {progress ? text('bulk.progress', progress) : ''}
      </Typography>
      {ids.length > 0 && (
        <Paper
          role="toolbar"
          aria-label={text('bulk.label')}
          elevation={6}
          sx={{
            position: 'sticky',
            // Above the toasts, one of which offers undo.
            bottom: 72,
            zIndex: 3,
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: 0.5,
            marginTop: 2,
            padding: 1,
            border: '1px solid var(--vc-palette-divider)',
          }}
        >
          <Typography variant="subtitle2" component="p" sx={{ paddingInline: 1, minWidth: 132 }}>
            {progress ? text('bulk.progress', progress) : text('bulk.count', { count: ids.length })}
          </Typography>
          {(['hide', 'show'] as const).map((what) => (
            <Button key={what} size="small" disabled={isBusy} onClick={() => run({ what }, ids)}>
              {text(`bulk.${what}`)}
            </Button>
          ))}
          <Button size="small" disabled={isBusy} onClick={() => setTagging(true)}>
            {text('bulk.tag')}
          </Button>
          {voices.length > 1 && (
            <Button size="small" disabled={isBusy} {...button}>
              {text('bulk.move')}
            </Button>
          )}
          {ask && (
            <Button size="small" disabled={isBusy} onClick={() => ask(ids)}>
              {text('auditions.askMany')}
            </Button>
          )}
          <Button size="small" color="error" disabled={isBusy} onClick={() => run({ what: 'remove' }, ids)}>
            {text('common.remove')}
          </Button>
          <Box sx={{ flex: 1 }} />
          <Button size="small" color="inherit" disabled={isBusy} onClick={() => markAll(ids, false)}>
            {text('bulk.clear')}
          </Button>
        </Paper>
      )}
      <Menu {...menu}>
        {voices.map((voice) => (
          <MenuItem key={voice.id} onClick={chosen(() => run({ what: 'move', to: voice }, ids))}>
            {text('moving.to', { character: voice.name })}
          </MenuItem>
        ))}
      </Menu>
      {isTagging && (
        <BulkTagDialog
          count={ids.length}
          tags={tags}
          onTag={(tag) => {
            setTagging(false);
            run({ what: 'tag', tag }, ids);
          }}
          onClose={() => setTagging(false)}
        />
      )}
    </>
  );
};
