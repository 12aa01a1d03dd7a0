import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { joinDotted, joinNames } from '@domain/values/direction.ts';
import { FactList } from '../src/components/FactList.tsx';
import { PageHeader } from '../src/components/layout/PageHeader.tsx';
import { DataTable } from '../src/components/table/DataTable.tsx';
import { useText } from '../src/i18n/useText.ts';
import { renderPart } from './kit/render.tsx';

const NAME = 'ספוט 30"';
const ISOLATED = `\u2068${NAME}\u2069`;

const Sentence = ({ name }: { readonly name: string }) => <p>{useText()('player.play', { title: name })}</p>;

it('isolates a right-to-left name in a sentence', () => {
  renderPart(<Sentence name={NAME} />);
  expect(screen.getByText(/^Play/).textContent).toBe(`Play ${ISOLATED}`);
});

it('leaves a name in the sentence’s direction unchanged', () => {
  renderPart(<Sentence name="Zoë" />);
  expect(screen.getByText(/Zoë/).textContent).toBe('Play Zoë');
});

it('isolates names within a line of facts', () => {
  expect(joinDotted([NAME, null, '', 'Spanish'])).toBe(`${ISOLATED} · Spanish`);
  expect(joinNames([NAME, 'Lucía'])).toBe(`${ISOLATED}, Lucía`);
});

it('gives names in titles, facts and cells their own direction', async () => {
  renderPart(
    <>
      <PageHeader title={NAME} />
      <FactList facts={[['Brand', NAME]]} />
      <DataTable
        name="test"
        label="Names"
        columns={[{ field: 'name', label: 'Name', cell: ({ id }: { id: string }) => id }]}
        rows={[{ id: NAME }]}
        empty={null}
      />
    </>,
  );

  await screen.findByRole('gridcell', { name: NAME });

  const shown = screen.getAllByText(NAME);
  expect(shown.map(({ localName }) => localName)).toEqual(['bdi', 'bdi', 'bdi']);
});
