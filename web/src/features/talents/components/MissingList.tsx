import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { addresses } from '@domain/navigation/addresses.ts';
import { getMissingFields, type MissingField } from '@domain/talents/completeness.ts';
import type { Talent } from '@domain/talents/talents.ts';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { Muted } from '../../../components/layout/Muted.tsx';
import { useText } from '../../../i18n/useText.ts';

interface Props {
  readonly talent: Talent;
  /** Whether these pages are filled in; undefined while unknown. */
  readonly hasRates: boolean | undefined;
  readonly hasBilling: boolean | undefined;
}

const Items = ({ children }: { readonly children: ReactNode }) => (
  <Box
    component="ul"
    sx={{ margin: 0, marginTop: 1, paddingInlineStart: 2.5, '& > li': { paddingBlock: 0.25 } }}
  >
    {children}
  </Box>
);

/** Missing profile answers, each with a link. */
export const MissingList = ({ talent, hasRates, hasBilling }: Props) => {
  const text = useText();
  const { needed, helpful } = getMissingFields(talent);

  const renderFieldLink = (field: MissingField) => (
    <li key={field}>
      <Link component={RouterLink} to={`${addresses.profileEdit.href()}#${field}`}>
        {text(`missing.${field}`)}
      </Link>
    </li>
  );

  const pages = [
    ...(hasRates === false ? [['missing.rates', addresses.rates.href()] as const] : []),
    ...(hasBilling === false ? [['missing.billing', addresses.billing.href()] as const] : []),
  ];
  const isComplete = needed.length === 0;

  return (
    <SectionCard
      title={isComplete ? text('ownProfile.complete') : text('ownProfile.missing', { count: needed.length })}
      lead={text(isComplete ? 'ownProfile.completeText' : 'ownProfile.missingText')}
    >
      {!isComplete && <Items>{needed.map(renderFieldLink)}</Items>}
      {helpful.length + pages.length > 0 && (
        <>
          <Typography variant="subtitle2" component="h3" sx={{ marginTop: 2 }}>
            {text('ownProfile.helpful')}
          </Typography>
          <Muted>{text('ownProfile.helpfulText')}</Muted>
          <Items>
            {pages.map(([label, to]) => (
              <li key={label}>
                <Link component={RouterLink} to={to}>
                  {text(label)}
                </Link>
              </li>
            ))}
            {helpful.map(renderFieldLink)}
          </Items>
        </>
      )}
    </SectionCard>
  );
};
