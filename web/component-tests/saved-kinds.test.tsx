import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { SavedChoices } from '../src/components/form/SavedChoices.tsx';
import { SavedField } from '../src/components/form/SavedField.tsx';
import { SavedSelect } from '../src/components/form/SavedSelect.tsx';
import { renderPart } from './kit/render.tsx';

const save = vi.fn<(change: { readonly value: unknown }) => Promise<void>>();
const options = [
  { code: 'ESP', label: 'Spain' },
  { code: 'FRA', label: 'France' },
];
const shared = { label: 'Value', maxLength: 20, getFault: () => undefined, save };
type User = ReturnType<typeof userEvent.setup>;

const typeDay = async (user: User) => {
  const group = await screen.findByRole('group', { name: 'Value' });
  await user.click(within(group).getAllByRole('spinbutton')[0]!);
  await user.keyboard('01112027');
};
const choose = async (user: User) => {
  await user.click(screen.getByRole('combobox', { name: /Value/ }));
  await user.click(await screen.findByRole('option', { name: 'Spain' }));
};
const typeText = (keys: string) => async (user: User) => {
  await user.click(screen.getByLabelText('Value'));
  await user.keyboard(keys);
};

/** All fields that save automatically: what is entered, and whether it is saved without leaving the field. */
const KINDS = [
  ['line', <SavedField {...shared} key="" stored="" />, typeText('Solera'), 'Solera', false],
  ['text', <SavedField {...shared} key="" kind="text" stored="" />, typeText('Solera'), 'Solera', false],
  ['number', <SavedField {...shared} key="" kind="number" stored="" />, typeText('12'), '12', false],
  ['amount', <SavedField {...shared} key="" kind="amount" stored="" />, typeText('12'), '12', false],
  ['day', <SavedField {...shared} key="" kind="day" stored="" />, typeDay, '2027-01-11', true],
  [
    'choices',
    <SavedChoices key="" {...shared} options={options} stored={[]} max={5} />,
    choose,
    ['ESP'],
    true,
  ],
  ['select', <SavedSelect key="" {...shared} options={options} stored="FRA" />, choose, 'ESP', true],
] as const;

const expectSaved = (value: unknown) =>
  waitFor(() => expect(save.mock.calls.map(([change]) => change.value)).toEqual([value]), { timeout: 3000 });

it.each(KINDS)('saves a value after keyboard input: %s', async (_kind, field, enter, value) => {
  save.mockReset().mockResolvedValue();

  renderPart(
    <>
      {field}
      <button>Next</button>
    </>,
  );

  const user = userEvent.setup({ delay: null });
  await enter(user);
  for (let tabs = 0; tabs < 5 && document.activeElement?.textContent !== 'Next'; tabs++) await user.tab();
  await expectSaved(value);
});

it.each(KINDS.filter(([, , , , isChosen]) => isChosen))(
  'saves what is chosen while the focus stays: %s',
  async (_kind, field, enter, value) => {
    save.mockReset().mockResolvedValue();
    renderPart(field);
    await enter(userEvent.setup({ delay: null }));
    await expectSaved(value);
  },
);
