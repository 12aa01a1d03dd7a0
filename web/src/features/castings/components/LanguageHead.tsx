import OpenInNew from '@mui/icons-material/OpenInNewOutlined';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Switch from '@mui/material/Switch';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import type { Casting } from '@domain/castings/castings.ts';
import { paths } from '../../../app/paths.ts';
import { CopyLinkButton } from '../../../components/CopyLinkButton.tsx';
import { FailedHere } from '../../../components/states/FailedHere.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useOptimistic } from '../../../lib/press/useOptimistic.ts';
import { setPreviewVisible } from '../data/castingSharing.ts';
import { ReplaceLinkButton } from './ReplaceLinkButton.tsx';

/** A language of the board: whether its public preview shows, and the link to it. */
export const LanguageHead = ({ casting, name }: { readonly casting: Casting; readonly name: string }) => {
  const text = useText();
  const visibility = useOptimistic<boolean>(casting.previewVisible, (next, press) =>
    setPreviewVisible(casting.id, next, press),
  );
  const visible = visibility.shown;
  const link = paths.castingPreview.href(casting.urlIdentifier);

  return (
    <Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <Typography variant="h4" component="span" sx={{ flex: 1 }}>
          {name}
        </Typography>
        <Tooltip title={text('selection.openPreview')}>
          <IconButton
            size="small"
            component="a"
            href={link}
            target="_blank"
            rel="noopener"
            aria-label={text('selection.openPreviewOf', { language: name })}
          >
            <OpenInNew sx={{ fontSize: 18 }} />
          </IconButton>
        </Tooltip>
        <CopyLinkButton
          size="small"
          variant="text"
          path={link}
          aria-label={text('selection.copyLinkOf', { language: name })}
        />
        <ReplaceLinkButton casting={casting} />
      </Box>
      <FormControlLabel
        control={
          <Switch
            size="small"
            checked={visible}
            onChange={(event) => visibility.change(event.target.checked)}
          />
        }
        label={text(visible ? 'selection.visible' : 'selection.hidden')}
        slotProps={{ typography: { variant: 'body2', sx: { color: 'text.secondary' } } }}
        sx={{ marginInlineStart: -0.75 }}
      />
      {visibility.failure !== undefined && (
        <FailedHere
          error={visibility.failure}
          what={text('selection.visibilityFailed')}
          onRetry={visibility.retry}
        />
      )}
    </Box>
  );
};
