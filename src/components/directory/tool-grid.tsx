import type { ToolSection } from './tool-section.ts';

/** Tools by purpose with what each does, in as many columns as fit. */
export function ToolGrid({ sections }: { sections: readonly ToolSection[] }) {
  return (
    <div className="gap-x-10 md:columns-2 lg:columns-3">
      {sections.map(({ key, label, tools }) => (
        <section key={key} aria-labelledby={`tools-${key}`} className="break-inside-avoid pb-6">
          <h3 id={`tools-${key}`} className="border-b py-1.5 text-xs text-quiet">
            {label}
          </h3>
          <ul className="divide-y border-b">
            {tools.map((tool) => (
              <li key={tool.key}>
                <a href={tool.href} className="group -mx-2 block px-2 py-2 hover:bg-sunken">
                  <span className="font-semibold group-hover:text-accent">{tool.label}</span>
                  <span className="block text-xs text-muted">{tool.about}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
