import LinkOff from '@mui/icons-material/LinkOffOutlined';
import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import type { Casting } from '@domain/castings/castings.ts';
import type { Character } from '@domain/projects/projects.ts';
import { Row } from '../../../components/layout/Row.tsx';
import { api } from '../../../lib/http/api.ts';
import { paths } from '../../../app/paths.ts';
import { lazyComponent } from '../../../components/lazyComponent.tsx';
import { useZipDownload } from '../../../common/downloads/useZipDownload.ts';
import { ZipProgress } from '../../../common/downloads/ZipProgress.tsx';
import { wantTexts } from '../../../i18n/texts.ts';
import { useText } from '../../../i18n/useText.ts';
import { useLanguageWord } from '../../../lib/reference.ts';
import { getCastingLink } from '../data/sharedLink.ts';
import { GuestsButton } from './GuestsButton.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { getCastingLinkFault } from './linkFaults.ts';

const LanguageLinkHead = lazyComponent(
  async () =>
    (await Promise.all([import('../sharing/LanguageLinkHead.tsx'), wantTexts('sharing')]))[0]
      .LanguageLinkHead,
);

interface Props {
  readonly casting: Casting;
  readonly voices: readonly Character[];
  readonly name: string;
}

/** A board language's header: guests and actions. */
export const LanguageHead = ({ casting, voices, name }: Props) => {
  const text = useText();
  const language = useLanguageWord()(casting.language);
  const fault = getCastingLinkFault(casting, voices);

  const zip = useZipDownload(() => api.castings.downloadAll({ id: casting.id }));

  return (
    <>
      <Row isOneLine gap={0.5} align="center" sx={{ minHeight: 40 }}>
        <Typography variant="h4" component="span" noWrap sx={{ minWidth: 0 }} title={name}>
          <bdi>{name}</bdi>
        </Typography>
        {!casting.linkEnabled && (
          <Tooltip title={text('selection.linkOff', { language })}>
            <LinkOff
              titleAccess={text('selection.linkOff', { language })}
              sx={{ fontSize: 18, flexShrink: 0, color: 'text.secondary' }}
            />
          </Tooltip>
        )}
        <Box sx={{ flex: 1 }} />
        <GuestsButton
          size="small"
          link={getCastingLink(casting)}
          language={language}
          castings={[casting]}
          voices={voices}
          path={paths.castingPreview.href(casting.urlIdentifier)}
          isOn={casting.linkEnabled}
          fault={fault && text(fault, { language })}
          head={<LanguageLinkHead casting={casting} />}
        />
        <LanguageMenu
          casting={casting}
          language={language}
          fault={fault && text(fault, { language })}
          onDownload={zip.start}
        />
      </Row>
      <ZipProgress zip={zip} />
    </>
  );
};
