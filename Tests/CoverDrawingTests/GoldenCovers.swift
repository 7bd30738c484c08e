import CoverDrawing

/// Three covers to the byte: whoever changes the drawing on purpose records them anew.
enum GoldenCovers {
  struct Cover: Sendable {
    var subject: CoverSubject
    var svg: String
  }

  static let all: [Cover] = [
    Cover(
      subject: CoverSubject(seed: 1, title: "", category: .other, portions: []),
      svg: """
        <svg xmlns="http://www.w3.org/2000/svg" width="400" height="300" viewBox="0 0 400 300">\
        <style>@media(prefers-color-scheme:dark){.g{fill:#52595c}}</style>\
        <rect class="g" width="400" height="300" fill="#d3dce0"/>\
        <path stroke="#3a1d0c" stroke-opacity=".06" stroke-width="2" d="M0 52l400-.2M0 118l400-.2M0 188l400 0M0 255l400 0"/>\
        <g fill="none" stroke-linecap="round" stroke-linejoin="round" transform="translate(204 154)rotate(352)scale(1.17)">\
        <circle cx="3.9" cy="7" r="100" fill="#2a1a10" opacity=".15"/>\
        <circle cx="0" cy="0" r="100" fill="#f7ece3" stroke="#e4d7ce"/>\
        <circle cx="0" cy="0" r="86" stroke="#c77b62" stroke-width="16" stroke-linecap="butt" stroke-dasharray="1.5 7"/>\
        <circle cx="0" cy="0" r="71" fill="#f5e7db" stroke="#e7d9cd"/>\
        <path stroke="#6f7c56" stroke-width="3.5" d="M-13-24q21.8 23.3 29.1 47"/>\
        <path fill="#7e9468" d="M-3-12q20.1-7.4 21.9 6.7-13.9 6.8-21.6-6.6zM1-5q-18.3 14.1-6.9 22.8 12.8-8.6 7-23zM8 7q20-7.4 21.8 6.8-13.9 6.7-21.6-6.6zM11 12q-18.4 14.3-7.1 23 12.8-8.6 7.1-23.1z"/>\
        </g>\
        <g fill="none" stroke-linecap="round" stroke-linejoin="round" transform="translate(61 152)">\
        <path stroke="#8d8880" stroke-width="6" d="M0 72l0-62"/>\
        <path stroke="#8d8880" stroke-width="2.6" d="M0-14q-7-4-7-12l0-32M0-14q-2.3-4-2.3-12l0-32M0-14q2.3-4 2.3-12l0-32M0-14q7-4 7-12l0-32M0 10l0-26"/>\
        <path stroke="#8d8880" stroke-width="11" d="M0-17l0-5"/>\
        </g>\
        </svg>
        """),
    Cover(
      subject: CoverSubject(
        seed: 2, title: "Kürbissuppe", category: .dinner,
        portions: [.looking("pumpkin", share: 800), .looking("cream", share: 50)]),
      svg: """
        <svg xmlns="http://www.w3.org/2000/svg" width="400" height="300" viewBox="0 0 400 300">\
        <style>@media(prefers-color-scheme:dark){.g{fill:#695449}}</style>\
        <rect class="g" width="400" height="300" fill="#f0d6c8"/>\
        <path fill="#3a1d0c" opacity=".07" d="M55 0l227.6 300 127.4 0 0-300z"/>\
        <g fill="none" stroke-linecap="round" stroke-linejoin="round" transform="translate(258 157)rotate(37)scale(1.32)">\
        <circle cx="9.6" cy="2.8" r="100" fill="#2a1a10" opacity=".15"/>\
        <circle cx="0" cy="0" r="100" fill="#c98a66" stroke="#a96b49" stroke-width="1.4"/>\
        <circle cx="0" cy="0" r="89" fill="#d1b9a5"/>\
        <circle cx="2.4" cy=".7" r="86" fill="#ead3bd"/>\
        <circle cx="0" cy="0" r="82" fill="#dd7b2d" stroke="#bf6a27" stroke-width="2.5"/>\
        <path stroke="#ecb179" stroke-width="4" opacity=".6" d="M-61-38q-13.8 16.4-10.7 38.1"/>\
        <path stroke="#e49552" stroke-width="5" opacity=".45" d="M55-25q-15.7 62.8-44.7 66.6-28.9 3.8-41.4-19.2-12.5-22.9 2.5-40.5 15-17.6 33.9-10.8 18.8 6.8 19 23.8.2 17-12.9 21.9-13 5-20-3.5-7-8.4-2.6-15.1 4.4-6.7 13.9-2.9"/>\
        <path fill="#cc712a" stroke="#a45a23" stroke-width="1.2" d="M56-15l-9.3 11.2-10.1-10.1 8.4-9.7zM55 8l-5.3 12.7-12.7-6.4 8.3-11.8zM37 22l-4.4 13.4-13.1-5.6 3.7-12zM28 58l-8.4 11.6-10.9-9.3 7.2-10.4zM-11 46l7.7 12.1-12.6 6.6-6.1-11.9zM-48 44l7.3-12.3 11.4 8.6-8.7 10.5zM-45 25l-11.6-9 9.3-10.9 10.4 6.2z"/>\
        <path stroke="#e3ac77" stroke-width="2.5" d="M46-19l5.1 4.8-4.2 5.4M46 6l5.9 3.6-3.1 6.3M26 22l6.6 2.1-1.8 6.7M17 55l6 3.8-3.7 5.8M-18 54l6.4-3.5 3.7 5.8M-39 47l-5.2-4.6 3.8-5.8M-42 13l-3.8 6.1-5.9-3.6"/>\
        <path fill="#dd7b2d" stroke="#b16225" stroke-width="1.2" d="M42-11l13.8 4.9-5.7 13.1-11.9-3.1zM54 35l-14-3.3 3.7-13.8 12.2 1.4zM36 39l-1.8 13.8-14-2.9.8-12.4zM-8 35l10.8-8.5 8.2 11.7-11.7 7.2zM-35 49l7.5-11.7 11.6 8.2-6.9 10.9zM-35 31l-13.7 3.9-3-13.9 14.3-1.2z"/>\
        <path stroke="#ecb179" stroke-width="2.5" d="M42 1l2.5-7 6.7 1.7M52 23l-.9 7-6.9-.8M25 41l6.8.7-.3 7M0 41l-3.9-5.5 5.4-4.3M-24 52l-6.2-3.8 3.3-6.1M-40 23l1.2 6.5-6.7 1.6"/>\
        <path stroke="#fbf4e4" stroke-width="6" d="M-5 32q-26.1-19.4-22.2-33.5 4-14 17-15.2 13.1-1.2 18.2 9.1 5.1 10.4-1.8 17.7-6.8 7.4-14.7 4.1-7.8-3.3-7.5-10.3.3-6.9 5.6-8.5 5.3-1.5 7.5 1.8 2.2 3.3-1.4 7"/>\
        </g>\
        <g fill="none" stroke-linecap="round" stroke-linejoin="round" transform="translate(84 157)rotate(351)">\
        <path stroke="#b49257" stroke-width="6" d="M0 72l0-62"/>\
        <path fill="#b49257" stroke="#c7aa77" stroke-width="1.5" d="M0 6c-20-32-14-68 0-68 14 0 20 36 0 68z"/>\
        </g>\
        </svg>
        """),
    Cover(
      subject: CoverSubject(
        seed: 3, title: "Oat cookies", category: .snack,
        portions: [.looking("rolled oats", share: 200), .looking("raisins", share: 80)]),
      svg: """
        <svg xmlns="http://www.w3.org/2000/svg" width="400" height="300" viewBox="0 0 400 300">\
        <style>@media(prefers-color-scheme:dark){.g{fill:#5e5662}}</style>\
        <rect class="g" width="400" height="300" fill="#e3dae8"/>\
        <path stroke="#3a1d0c" stroke-opacity=".06" stroke-width="2" d="M0 33l400 .4M0 106l400-.2M0 180l400-.2M0 244l400-.1"/>\
        <g fill="none" stroke-linecap="round" stroke-linejoin="round" transform="translate(211 154)rotate(353)scale(1.13)">\
        <rect x="-134" y="-85.1" width="276" height="184" rx="16" fill="#2a1a10" opacity=".15"/>\
        <rect x="-138" y="-92" width="276" height="184" rx="16" fill="#c89767" stroke="#95663d" stroke-width="1.5"/>\
        <path stroke="#95663d" stroke-width="1.2" opacity=".45" d="M-130-53c84 7.3 176 3.1 260 .4M-130-21c84 2.1 176 6.4 260 .1M-130 16c84-5.9 176 2.4 260 .1M-130 58c84 3.3 176 3.8 260 .2"/>\
        <defs>\
        <g id="a">\
        <path fill="#e0ae62" stroke="#b78a4e" stroke-width="1.6" d="M18 11q-4.4 7-12.7 9.1-8.4 2.1-15.6-2.3-7.2-4.5-9.3-12.7-2.1-8.1 2.2-15.2 4.4-7.2 12.5-9.9 8.1-2.8 15.3 1.9 7.2 4.8 9.4 13 2.3 8.2-2 15.7z"/>\
        <path stroke="#d9bd86" stroke-width="6" d="M-3 0h0M6-5h0M-3 9h0M-7-11h0M14 3h0"/>\
        </g>\
        </defs>\
        <defs>\
        <g id="b">\
        <path fill="#e0ae62" stroke="#b78a4e" stroke-width="1.6" d="M-9 19q-8.2-4.1-10.2-12.3-2-8.2 1-16.2 3-8 11.4-10.7 8.4-2.8 15.9 1.5 7.5 4.2 10.7 12.3 3.2 8-1 15.5-4.3 7.6-12.3 10.5-8 2.9-15.8-.9z"/>\
        <path stroke="#d9bd86" stroke-width="6" d="M2-3h0M3 7h0M-9-7h0M11 1h0M-8 11h0"/>\
        </g>\
        </defs>\
        <defs>\
        <g id="c">\
        <path fill="#e0ae62" stroke="#b78a4e" stroke-width="1.6" d="M-18 9q-4.5-7.3-1.7-15.4 2.8-8.1 10.4-12.3 7.5-4.3 15.7-1.3 8.2 3 12.4 10.6 4.3 7.6 1.5 16-2.8 8.4-10.7 12.1-7.9 3.7-15.7.6-7.8-3.2-12.1-10.4z"/>\
        <path stroke="#5d3522" stroke-width="6" d="M-2-5h0M6 5h0M-11 0h0M8-6h0M-2 15h0"/>\
        </g>\
        </defs>\
        <use href="#a" x="-88.9" y="-47.6"/>\
        <use href="#a" x="-29.4" y="-51.7"/>\
        <use href="#b" x="28.8" y="-49"/>\
        <use href="#b" x="86.3" y="-50.8"/>\
        <use href="#c" x="-89.1" y="0"/>\
        <use href="#c" x="-27.8" y="2.1"/>\
        <use href="#a" x="27.9" y=".4"/>\
        <use href="#a" x="89.4" y="-2.9"/>\
        <use href="#b" x="-86.7" y="47.9"/>\
        <use href="#b" x="-27.9" y="51.2"/>\
        <use href="#c" x="29.2" y="50.2"/>\
        <use href="#c" x="86.5" y="49.6"/>\
        </g>\
        </svg>
        """),
  ]
}
