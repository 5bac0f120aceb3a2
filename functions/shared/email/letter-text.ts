import { unlinked, unlinkedText } from './content.ts';
import type { Block, Letter, WordChange } from './letter.ts';

export const letterText = ({ blocks, foot }: Letter): string =>
  [...blocks.map(textOf), `-- \n${unlinked(foot)}`].filter(Boolean).join('\n\n');

function textOf(block: Block): string {
  switch (block.kind) {
    case 'brand':
      return unlinked(block.name);
    case 'message':
      return [
        `${unlinked(block.from)}, ${unlinked(block.of)}${block.intro ? '' : ':'}`,
        block.intro && unlinked(block.intro),
        block.words && unlinkedText(block.words).replaceAll(/^/gm, '> '),
      ]
        .filter(Boolean)
        .join('\n');
    case 'card':
      return `${unlinked(block.title)}\n${unlinked(block.line)}`.trim();
    case 'rows':
      return block.rows.map(({ label, value }) => `${unlinked(label)}: ${unlinked(value)}`).join('\n');
    case 'changes':
      return [`${unlinked(block.title)}:`, ...block.changes.map(changeText)].join('\n');
    case 'action':
      return `${unlinked(block.label)}:\n${block.address}${block.note ? `\n\n${unlinked(block.note)}` : ''}`;
    case 'title':
    case 'lead':
    case 'heading':
    case 'small':
    case 'warning':
    default:
      return unlinked(block.words);
  }
}

const changeText = ({ label, before, after }: WordChange) =>
  `${unlinked(label)}:\n- ${unlinked(before)}\n+ ${unlinked(after)}`;
