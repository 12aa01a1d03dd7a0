import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { PageKeysSwitch } from '../../../common/keys/PageKeysSwitch.tsx';
import { Dialog } from '../../../components/dialogs/Dialog.tsx';
import { Row } from '../../../components/layout/Row.tsx';
import { useText } from '../../../i18n/useText.ts';

const KEYS = [
  ['play', ['space']],
  ['seek', ['←', '→']],
  ['next', ['j']],
  ['previous', ['k']],
  ['approve', ['a']],
  ['reject', ['r']],
  ['reasons', ['1', '…', '9']],
  ['comment', ['c']],
  ['notes', ['n']],
  ['leave', ['Esc']],
  ['done', ['d']],
  ['help', ['?']],
] as const;

/** Keyboard shortcuts of the review page. */
const ShortcutsDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const text = useText();

  return (
    <Dialog open onClose={onClose} aria-labelledby="shortcuts-title">
      <DialogTitle id="shortcuts-title">{text('review.shortcuts')}</DialogTitle>
      <DialogContent>
        <PageKeysSwitch />
        <Box
          component="dl"
          sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 3, rowGap: 1, margin: 0 }}
        >
          {KEYS.map(([name, keys]) => (
            <Box key={name} sx={{ display: 'contents' }}>
              <Row component="dt" isOneLine gap={0.5}>
                {keys.map((key) => (
                  <Box
                    key={key}
                    component="kbd"
                    sx={{
                      border: '1px solid',
                      borderColor: 'divider',
                      borderRadius: '4px',
                      paddingInline: 0.75,
                      fontFamily: 'inherit',
                      fontSize: '0.8125rem',
                    }}
                  >
                    {key === 'space' ? text('review.keySpace') : key}
                  </Box>
                ))}
              </Row>
              <Box component="dd" sx={{ margin: 0 }}>
                {text(`review.key.${name}`)}
              </Box>
            </Box>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          {text('review.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

export default ShortcutsDialog;
