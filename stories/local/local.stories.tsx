import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LocalForm } from '#src/components/local/local-form.tsx';
import { LocalLine } from '#src/components/local/local-line.tsx';
import { ConfirmLinkedNode } from '#src/components/local/confirm-linked-node.tsx';

const settings = {
  nodeUrl: 'http://127.0.0.1:8888',
  hyperionUrl: 'http://127.0.0.1:7000',
  coreSymbol: 'SYS',
  corePrecision: 4,
  systemDomain: 'eosio',
};

const meta = {
  title: 'local/LocalForm',
  component: LocalForm,
  args: { initial: { coreSymbol: 'EOS', systemDomain: 'eosio' }, onStart: fn() },
} satisfies Meta<typeof LocalForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const node = canvas.getByLabelText('Node URL');
    const start = canvas.getByRole('button', { name: 'Start Explorer' });
    await userEvent.clear(node);
    await userEvent.type(node, 'foo bar');
    await userEvent.click(start);
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Invalid URL, example: http://localhost:8888',
    );
    await userEvent.clear(node);
    await userEvent.type(node, '127.0.0.1:8000/');
    await userEvent.click(start);
    await expect(args.onStart).toHaveBeenCalledWith({
      nodeUrl: 'http://127.0.0.1:8000',
      hyperionUrl: null,
      coreSymbol: 'EOS',
      corePrecision: 4,
      systemDomain: 'eosio',
    });
  },
};
export const PlainHttpElsewhere: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const node = canvas.getByLabelText('Node URL');
    await userEvent.clear(node);
    await userEvent.type(node, '192.168.1.5:8888');
    await userEvent.tab();
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'ssh -L 8888:localhost:8888 192.168.1.5',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Start Explorer' }));
    await expect(args.onStart).not.toHaveBeenCalled();
  },
};
export const NotReached: Story = {
  args: {
    initial: settings,
    problem: 'Cannot connect to URL, is nodeos running?',
    onCancel: fn(),
  },
};
export const Confirmation: Story = {
  render: () => <ConfirmLinkedNode linked={settings} onConnect={fn()} onCancel={fn()} />,
};
export const Running: Story = {
  render: () => <LocalLine settings={settings} onChange={fn()} onLeave={fn()} />,
};
