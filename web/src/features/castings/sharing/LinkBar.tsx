import Alert from '@mui/material/Alert';
import TextField from '@mui/material/TextField';
import { Row } from '../../../components/layout/Row.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { useText } from '../../../i18n/useText.ts';
import { LinkAddress } from '../components/LinkAddress.tsx';
import type { SharedLink } from '../data/sharedLink.ts';
import { LinkFacts } from './LinkFacts.tsx';
import { ShareButton } from './ShareButton.tsx';

interface Props {
  readonly link: SharedLink;
  readonly language: string;
  /** Undefined: no address yet. */
  readonly path: string | undefined;
  readonly isOn: boolean;
  /** Why the link shows nothing, in words. */
  readonly fault: string | undefined;
}

/** A link's address with ways to share it, and its state in one line. */
export const LinkBar = ({ link, language, path, isOn, fault }: Props) => {
  const text = useText();

  return (
    <Stack gap={1}>
      <Row align="center">
        {path !== undefined && isOn && (
          <TextField
            size="small"
            value={new URL(path, window.location.origin).href}
            onFocus={(event) => event.target.select()}
            slotProps={{ htmlInput: { readOnly: true, 'aria-label': text('sharing.address') } }}
            sx={{ flex: '1 1 280px' }}
          />
        )}
        {path !== undefined && (isOn || fault) && (
          <LinkAddress address={path} language={language} fault={fault} />
        )}
        {path !== undefined && isOn && <ShareButton path={path} language={language} />}
      </Row>
      <LinkFacts link={link} isOn={isOn} />
      {isOn && fault && (
        <Alert severity="info" aria-label={text('sharing.fault')}>
          {fault}
        </Alert>
      )}
    </Stack>
  );
};
