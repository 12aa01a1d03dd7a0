import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Casting } from '@domain/castings/castings.ts';
import type { Voice } from '@domain/projects/projects.ts';
import { paths } from '../../../app/paths.ts';
import { useText } from '../../../i18n/useText.ts';
import type { Press } from '../../../lib/press/presser.ts';
import { useLanguageWord } from '../../../lib/reference.ts';
import { setLinkEnabled, setPreviewVisible } from '../data/castingSharing.ts';
import { linkOfCasting } from '../data/sharedLink.ts';
import { DownloadButton } from './DownloadButton.tsx';
import { GuestsButton } from './GuestsButton.tsx';
import { LinkAddress } from './LinkAddress.tsx';
import { ReplaceLinkButton } from './ReplaceLinkButton.tsx';
import { SavedSwitch } from '../../../components/form/SavedSwitch.tsx';
import { castingLinkFault } from './shownByLink.ts';

interface Props {
  readonly casting: Casting;
  readonly voices: readonly Voice[];
  readonly name: string;
}

/** A language of the board: its public link, who can listen by it, and whether the project's preview shows it. */
export const LanguageHead = ({ casting, voices, name }: Props) => {
  const text = useText();
  const language = useLanguageWord()(casting.language);
  const link = paths.castingPreview.href(casting.urlIdentifier);
  const shared = linkOfCasting(casting);
  const fault = castingLinkFault(casting, voices);
  const sharings = [
    [
      'selection.showInPreview',
      casting.previewVisible,
      (next: boolean, press: Press) => setPreviewVisible(casting.id, next, press),
    ],
    [
      'selection.anyoneListens',
      casting.linkEnabled,
      (next: boolean, press: Press) => setLinkEnabled(shared, next, press),
    ],
  ] as const;

  return (
    <Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <Typography variant="h4" component="span" sx={{ flex: 1 }}>
          <bdi>{name}</bdi>
        </Typography>
        <LinkAddress address={link} language={language} fault={fault && text(fault, { language })} />
        <ReplaceLinkButton link={shared} language={language}>
          {text('selection.replaceLinkText')}
        </ReplaceLinkButton>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5 }}>
        <GuestsButton size="small" link={shared} language={language} castings={[casting]} voices={voices} />
        <DownloadButton casting={casting} />
      </Box>
      <Box sx={{ display: 'grid', justifyItems: 'start' }}>
        {sharings.map(([label, checked, change]) => (
          <SavedSwitch
            failed={text('selection.visibilityFailed')}
            key={label}
            label={text(label)}
            name={`${text(label)}: ${name}`}
            checked={checked}
            change={change}
          />
        ))}
      </Box>
    </Box>
  );
};
