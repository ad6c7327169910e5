import { createElement, Fragment, type ReactNode } from 'react';
import { type Block, type Inline, parseMarkup } from '#domain/shop-settings/markup.ts';
import styles from './Markup.module.css';

type Props = {
  readonly markup: string;
  // Of '##'; one lower where the page has it under a heading of its own.
  readonly level?: 2 | 3;
};

/** What the owner wrote, as text in elements of ours: nothing typed becomes an element or a script. */
export function Markup({ markup, level = 2 }: Props) {
  return inOrder(sectionsOf(parseMarkup(markup)), (blocks) => (
    <section className={styles.section}>
      {inOrder(blocks, (block) => (
        <MarkupBlock block={block} lower={level - 2} />
      ))}
    </section>
  ));
}

// Without keys: it is rendered once, and nothing in it has a name.
function inOrder<T>(items: readonly T[], show: (item: T) => ReactNode): ReactNode {
  return createElement(Fragment, null, ...items.map(show));
}

// Each begins with its heading.
function sectionsOf(blocks: readonly Block[]): readonly (readonly Block[])[] {
  const sections: Block[][] = [];
  for (const block of blocks) {
    const open = sections.at(-1);
    if (open === undefined || (block.kind === 'heading' && block.level === 2)) sections.push([block]);
    else open.push(block);
  }
  return sections;
}

function MarkupBlock({ block, lower }: { readonly block: Block; readonly lower: number }) {
  switch (block.kind) {
    case 'heading': {
      const Heading = `h${block.level + lower}` as 'h2' | 'h3' | 'h4';
      return <Heading>{block.text}</Heading>;
    }
    case 'paragraph':
      return (
        <p>
          {inOrder(block.lines, (line) => (
            <span className={styles.line}>{inOrder(line, showInline)}</span>
          ))}
        </p>
      );
    case 'list': {
      const List = block.isNumbered ? 'ol' : 'ul';
      return (
        <List className={styles.list}>
          {inOrder(block.items, (item) => (
            <li>{inOrder(item, showInline)}</li>
          ))}
        </List>
      );
    }
  }
}

function showInline(part: Inline): ReactNode {
  if (part.kind === 'text') return part.text;
  if (part.kind === 'bold') return <strong>{part.text}</strong>;
  return <a href={part.href}>{part.text}</a>;
}
