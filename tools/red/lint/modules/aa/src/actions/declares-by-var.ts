// red: no-var
export var planted = 1;
