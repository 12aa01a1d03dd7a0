import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useText } from '../src/i18n/useText.ts';
import { renderPart } from './kit/render.tsx';

const Sentence = ({ name }: { readonly name: string }) => <p>{useText()('player.play', { title: name })}</p>;

it('isolates a name that is written from right to left in a sentence', () => {
  renderPart(<Sentence name={'ספוט 30"'} />);
  expect(screen.getByText(/^Play/).textContent).toBe('Play \u2068ספוט 30"\u2069');
});

it('leaves a name of the sentence’s direction alone', () => {
  renderPart(<Sentence name="Zoë" />);
  expect(screen.getByText(/Zoë/).textContent).toBe('Play Zoë');
});
