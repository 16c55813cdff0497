/** Give something to the person as a file: a text, or whatever it is. */
export function download(content: string | Blob, name: string): void {
  const plain = typeof content === "string";
  const link = document.createElement("a");
  link.href = URL.createObjectURL(plain ? new Blob([content], { type: "text/plain" }) : content);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
