import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ScriptAccess } from '@domain/auditions/confidentiality.ts';
import { DateText } from '../../../components/DateText.tsx';
import { RowList } from '../../../components/RowList.tsx';
import { Muted } from '../../../components/layout/Muted.tsx';
import { useText } from '../../../i18n/useText.ts';

interface RowProps {
  readonly name: string;
  /** Beside the name. */
  readonly details: readonly (string | false | null)[];
  readonly at: string;
}

const AccessRow = ({ name, details, at }: RowProps) => (
  <Box component="li" sx={{ flexWrap: 'wrap', paddingBlock: 0.5 }}>
    <Box sx={{ flex: '1 1 180px', minWidth: 0, overflowWrap: 'anywhere' }}>
      <bdi>{name}</bdi>
      {details.map(
        (detail) =>
          detail && (
            <Muted key={detail} component="span">
              {' · '}
              <bdi>{detail}</bdi>
            </Muted>
          ),
      )}
    </Box>
    <Muted>
      <DateText instant={at} withTime />
    </Muted>
  </Box>
);

interface PartProps {
  readonly title: string;
  /** Shown without rows. */
  readonly empty: string;
  readonly rows: readonly ReactNode[];
}

const Part = ({ title, empty, rows }: PartProps) => (
  <Box component="section" aria-label={title} sx={{ '& + &': { marginTop: 3 } }}>
    <Typography variant="subtitle2" component="h3">
      {title}
    </Typography>
    {rows.length > 0 ? (
      <RowList label={title}>{rows}</RowList>
    ) : (
      <Muted variant="body1" sx={{ paddingBlock: 1 }}>
        {empty}
      </Muted>
    )}
  </Box>
);

/** Who accepted the confidentiality of a private script, and who downloaded it. */
export const ScriptAccessLists = ({ acceptances, downloads }: ScriptAccess) => {
  const text = useText();

  return (
    <>
      <Part
        title={text('auditions.acceptances')}
        empty={text('auditions.noAcceptances')}
        rows={acceptances.map(({ name, fullName, version, acceptedAt }) => (
          <AccessRow
            key={`${acceptedAt} ${name}`}
            name={name}
            details={[fullName !== name && fullName, text('auditions.confidentialityVersion', { version })]}
            at={acceptedAt}
          />
        ))}
      />
      <Part
        title={text('auditions.downloads')}
        empty={text('auditions.noScriptReaders')}
        rows={downloads.map(({ name, side, count, firstAt, lastAt }) => (
          <AccessRow
            key={`${firstAt} ${name}`}
            name={name}
            details={[
              text(`auditions.side.${side}`),
              count > 1 && text('auditions.scriptDownloads', { count }),
            ]}
            at={lastAt}
          />
        ))}
      />
    </>
  );
};
