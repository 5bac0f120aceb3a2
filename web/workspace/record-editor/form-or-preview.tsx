import * as words from '#words/record-editor';

export type Pane = 'form' | 'preview';

export function FormOrPreview({ pane, onChange }: { pane: Pane; onChange: (pane: Pane) => void }) {
  return (
    <div className="segments mb-5 lg:hidden">
      {(['form', 'preview'] as const).map((option) => (
        <button
          key={option}
          type="button"
          aria-pressed={pane === option}
          onClick={() => onChange(option)}
          className="option h-9 flex-1 rounded-md font-medium text-ink-2"
        >
          {words.panes[option]}
        </button>
      ))}
    </div>
  );
}
