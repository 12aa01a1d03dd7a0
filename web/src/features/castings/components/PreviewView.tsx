import GraphicEq from '@mui/icons-material/GraphicEqOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useSearchParams } from 'react-router-dom';
import type { PreviewPage } from '@domain/castings/castings.ts';
import { joinDotted, isolate } from '@domain/values/direction.ts';
import { paths } from '../../../app/paths.ts';
import { CopyLinkButton } from '../../../components/CopyLinkButton.tsx';
import { Muted } from '../../../components/layout/Muted.tsx';
import { Row } from '../../../components/layout/Row.tsx';
import { useDocumentTitle } from '../../../components/layout/useDocumentTitle.ts';
import { EmptyState } from '../../../components/states/states.tsx';
import { EqualLoudness } from '../../../components/waveform/EqualLoudness.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useLanguageName } from '../../../lib/reference.ts';
import { useAgencyPage } from '../../../theme/brandContext.ts';
import { sessionHint } from '../../../lib/session/sessionHint.ts';
import { useBrowserValue } from '../../../lib/useBrowserValue.ts';
import type { LinkKind } from '../data/sharedLink.ts';
import type { AudioUrl } from '../data/usePreview.ts';
import { CharacterMenu } from './CharacterMenu.tsx';
import { GuestBar } from './guestParts.ts';
import type { GuestLink } from './PreviewCard.tsx';
import { PreviewSection } from './PreviewSection.tsx';
import { filterHeardCharacters, getSections } from './previewSections.ts';
import { WorkingLanguageMenu } from './WorkingLanguageMenu.tsx';

interface Props extends Partial<GuestLink> {
  readonly page: PreviewPage;
  readonly audioUrl: AudioUrl;
  /** One language, or a project's visible languages. */
  readonly kind: LinkKind;
  /** Set if the address names the project by id, which guests of a link must not learn. */
  readonly projectId?: string;
}

const getLanguageHref = (projectId: string | undefined, link: string | undefined) => {
  if (projectId !== undefined) return (language: string) => paths.projectPreview.href(projectId, language);
  if (link !== undefined) return (language: string) => paths.projectLink.href(link, language);
  return undefined;
};

/** Names of a project, its company, brand and campaign. */
const PreviewHeading = ({ project }: Pick<PreviewPage, 'project'>) => (
  <Box sx={{ gridColumn: '1 / -1' }}>
    <Muted variant="body1">
      {[project.companyName, project.brand, project.campaignName].filter(Boolean).map(isolate).join(' - ')}
    </Muted>
    <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
      <bdi>{project.name}</bdi>
    </Typography>
  </Box>
);

/** A shared page with filters for languages and characters, and players. */
export const PreviewView = ({ page, audioUrl, kind, projectId, link, onGone }: Props) => {
  const text = useText();
  const languageName = useLanguageName();
  const [query, setQuery] = useSearchParams();
  const isClient = useBrowserValue(sessionHint.isClient, false);
  const { project, castings } = page;
  const guest = page.asksVotes && link && onGone ? { link, onGone } : undefined;
  const single = kind === 'casting' ? castings[0] : undefined;
  const chosen = single ?? castings.find((casting) => casting.language === query.get('language'));
  const shown = chosen ? [chosen] : castings;
  const characters = filterHeardCharacters(shown, page.characters);
  const character = characters.find((item) => item.key === query.get('voice'));
  const heading = chosen ? languageName(chosen.language) : text('preview.all');
  const getHref = kind === 'project' ? getLanguageHref(projectId, link) : undefined;

  useAgencyPage(page.agency);
  useDocumentTitle(joinDotted([project.name, heading]));

  const choose = (name: 'language' | 'voice', value: string | undefined) =>
    setQuery(
      (current) => {
        const next = new URLSearchParams(current);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );

  const sections = getSections(shown, characters, character?.key);

  return (
    <Box
      sx={{
        display: 'grid',
        // The menu beside it isn't printed.
        displayPrint: 'block',
        // Guests who vote get one column.
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          ...(guest || castings.length === 1 ? {} : { md: '220px minmax(0, 1fr)' }),
        },
        ...(guest ? { maxWidth: 720, marginInline: 'auto' } : {}),
        columnGap: 4,
        rowGap: 2,
      }}
    >
      <PreviewHeading project={project} />
      {/* One language leaves nothing to choose. */}
      {castings.length > 1 && (
        <WorkingLanguageMenu
          castings={castings}
          chosen={chosen?.language}
          withAll={!single}
          isRow={guest !== undefined}
          {...(getHref ? { getHref } : {})}
          onChoose={(language) => choose('language', language)}
        />
      )}
      <Box sx={{ minWidth: 0 }}>
        <Row align="center" sx={{ marginBottom: 1.5 }}>
          <Typography variant="h2" sx={{ flex: { xs: '1 1 100%', sm: 1 } }}>
            <Muted component="span" variant="inherit" sx={{ fontWeight: 450 }}>
              {text('preview.showing')}
            </Muted>{' '}
            {heading}
          </Typography>
          <EqualLoudness />
          <CopyLinkButton size="small" />
        </Row>
        {guest && <GuestBar {...guest} />}
        <CharacterMenu
          characters={characters}
          chosen={character?.key}
          {...(projectId !== undefined && isClient ? { projectId } : {})}
          onChoose={(key) => choose('voice', key)}
        />
        {sections.length === 0 ? (
          <EmptyState icon={GraphicEq} title={text('preview.emptyTitle')}>
            {text('preview.emptyText')}
          </EmptyState>
        ) : (
          sections.map((section) => (
            <PreviewSection
              key={section.key}
              section={section}
              withLanguage={!chosen}
              audioUrl={audioUrl}
              guest={guest}
            />
          ))
        )}
      </Box>
    </Box>
  );
};
