import OpenInNew from '@mui/icons-material/OpenInNewOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { CopyLinkButton } from '../../../components/CopyLinkButton.tsx';
import { useText } from '../../../i18n/useText.ts';

interface Props {
  readonly address: string;
  /** The link's subject, in words. */
  readonly language: string;
  /** Why the link shows nothing. */
  readonly fault: string | undefined;
}

/** The address of a public link, to open or copy. */
export const LinkAddress = ({ address, language, fault }: Props) => {
  const text = useText();

  return (
    <>
      <Tooltip title={text('selection.openPreview')}>
        <IconButton
          size="small"
          component="a"
          href={address}
          target="_blank"
          rel="noopener"
          aria-label={text('selection.openPreviewFor', { language })}
        >
          <OpenInNew sx={{ fontSize: 18 }} />
        </IconButton>
      </Tooltip>
      <CopyLinkButton
        variant="contained"
        color="primary"
        path={address}
        aria-label={text('selection.copyLinkFor', { language })}
        {...(fault === undefined ? {} : { caution: fault })}
      />
    </>
  );
};
