import { clsx } from 'clsx';
import { Brand } from './brand.tsx';
import { menus, type MenuLink } from './menus.ts';
import styles from './header.module.css';
import common from './common.module.css';

const [platform, solutions, resources, company] = menus as [Menu, Menu, Menu, Menu];
type Menu = (typeof menus)[number];

/** Menus open without script; with it, Escape and a press elsewhere close them. */
export function SiteHeader({ current }: { current: string }) {
  return (
    <header className={clsx(common.pageWidth, styles.siteHeader)}>
      <Brand />
      <nav className={styles.siteMenus} aria-label="Site">
        <ul>
          {[platform, solutions].map((menu) => (
            <MenuButton key={menu.name} menu={menu} current={current} />
          ))}
          <li>
            <a
              className={styles.menuTitle}
              href="/pricing"
              aria-current={current === '/pricing' ? 'page' : undefined}
            >
              Pricing
            </a>
          </li>
          {[resources, company].map((menu) => (
            <MenuButton key={menu.name} menu={menu} current={current} />
          ))}
        </ul>
      </nav>
      <div className={styles.siteAccount}>
        <ThemeToggle />
        <a className={styles.quiet} href="/login">
          Sign in
        </a>
        <a className={clsx(common.button, common.buttonSmall)} href="/signup">
          Sign up
        </a>
        <a className={clsx(common.button, common.buttonOutline, common.buttonSmall)} href="/sales">
          Contact sales
        </a>
      </div>
      <button type="button" className={styles.menuButton} popoverTarget="site-menu">
        Menu
      </button>
      <PhoneMenu current={current} />
    </header>
  );
}

function MenuButton({ menu, current }: { menu: Menu; current: string }) {
  const here = menu.links.some(({ path }) => isWithin(current, path));
  return (
    <li>
      <details name="site-menu" data-menu="">
        <summary className={here ? clsx(styles.menuTitle, styles.menuHere) : styles.menuTitle}>
          {menu.name}
        </summary>
        <ul className={styles.menuPanel}>
          {menu.links.map((link) => (
            <li key={link.path}>
              <MenuAnchor link={link} current={current}>
                <span className={styles.menuAbout}>{link.about}</span>
              </MenuAnchor>
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}

function PhoneMenu({ current }: { current: string }) {
  return (
    <div id="site-menu" popover="auto" className={styles.phoneMenu}>
      <button
        type="button"
        className={styles.menuButton}
        popoverTarget="site-menu"
        popoverTargetAction="hide"
      >
        Close
      </button>
      <nav aria-label="Menu">
        <p>
          <a href="/signup">Sign up</a>
          <a href="/login">Sign in</a>
          <a href="/pricing">Pricing</a>
          <a href="/sales">Contact sales</a>
        </p>
        {menus.map(({ name, links }) => (
          <div key={name}>
            <p className={styles.phoneMenuTitle}>{name}</p>
            <ul aria-label={name}>
              {links.map((link) => (
                <li key={link.path}>
                  <MenuAnchor link={link} current={current} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
    </div>
  );
}

function MenuAnchor({
  link: { name, path },
  current,
  children,
}: {
  link: MenuLink;
  current: string;
  children?: React.ReactNode;
}) {
  return (
    <a href={path} aria-current={current === path ? 'page' : undefined}>
      <span>{name}</span>
      {children}
    </a>
  );
}

const isWithin = (current: string, path: string) => current === path || current.startsWith(`${path}/`);

function ThemeToggle() {
  return (
    <button type="button" className={styles.themeToggle} data-theme-toggle="" aria-pressed="false" hidden>
      <span className={common.unseen}>Dark theme</span>
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <circle cx="10" cy="10" r="6.6" fill="none" stroke="currentColor" strokeWidth="1.5" />
        <path d="M10 3.4a6.6 6.6 0 0 1 0 13.2z" fill="currentColor" />
      </svg>
    </button>
  );
}
